import * as v from 'valibot';
import type { BlockOf } from '../../../../../apps/mf-content/src/blocks/block-types.ts';
import type { Assortment } from '../documents/content-writer.ts';
import { portableText } from '../documents/portable-text.ts';
import { blockKind } from './block-kind.ts';
import { text, toButton, writtenButton } from './fields.ts';

type FaqTab = BlockOf<'faq'>['tabs'][number];
type FaqItem = FaqTab['faqs'][number];

/** Questions are third-level headings, each with its answer below. */
const questions = v.pipe(
  v.string(),
  v.transform((group) => group.split(/^### /m).slice(1)),
  v.minLength(1, 'must have at least one question, as ### Past dit mij?'),
  v.transform((parts) =>
    parts.map((part) => {
      const end = part.indexOf('\n');
      return { question: part.slice(0, end), answer: part.slice(end).trim() };
    }),
  ),
  v.everyItem(
    ({ question, answer }) => question !== '' && answer !== '',
    'must have an answer below each question',
  ),
);

/** A line of `---` separates the questions of two tabs. */
const groups = v.pipe(
  text,
  v.transform((body) => body.split(/^---$/m)),
  v.array(questions),
);

const writtenTab = v.strictObject({ id: text, title: text, button: v.exactOptional(writtenButton) });

type Questions = v.InferOutput<typeof questions>;

const toItem = (key: string, question: string, answer: string): FaqItem => ({
  _key: key,
  question,
  answer: portableText(answer),
});

const toTab = (
  { id, title, button }: v.InferOutput<typeof writtenTab>,
  asked: Questions,
  assortment: Assortment,
): FaqTab => ({
  _key: id,
  id,
  title,
  faqs: asked.map(({ question, answer }, index) => toItem(`${id}-${index + 1}`, question, answer)),
  ...(button && { button: toButton(button, assortment) }),
});

/** Tab of the only questions on the page, so that it needs no name. */
const onlyTab = (asked: Questions): FaqTab => ({
  _key: 'vragen',
  id: 'vragen',
  title: 'Vragen',
  faqs: asked.map(({ question, answer }, index) => ({
    _key: `vraag-${index + 1}`,
    question,
    answer: portableText(answer),
  })),
});

export const faq = blockKind(
  { title: text, tabs: v.optional(v.array(writtenTab), []), body: groups },
  ({ title, tabs, body }, assortment) => {
    const [first = []] = body;
    if (body.length !== Math.max(tabs.length, 1))
      throw new Error('There must be as many groups of questions, divided by ---, as there are tabs');
    return {
      _type: 'faq',
      title,
      headingLevel: 'h2',
      tabs: tabs.length
        ? tabs.map((tab, index) => toTab(tab, body[index] ?? [], assortment))
        : [onlyTab(first)],
    };
  },
);
