import * as v from 'valibot';
import type { FaqItem } from '@weefsel/contracts';
import { portableText } from '../documents/portable-text.ts';
import { blockKind } from './block-kind.ts';
import { text } from './fields.ts';

/** Questions are headings of the third level, each with its answer below. */
const questions = v.pipe(
  text,
  v.transform((body) => body.split(/^### /m).slice(1)),
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

type Question = v.InferOutput<typeof questions>[number];

const toItem = ({ question, answer }: Question, key: string): FaqItem => ({
  _key: key,
  question,
  answer: portableText(answer),
});

export const faq = blockKind({ title: text, body: questions }, ({ title, body }) => ({
  _type: 'faq',
  title,
  headingLevel: 'h2',
  tabs: [
    {
      _key: 'vragen',
      id: 'vragen',
      title: 'Vragen',
      faqs: body.map((one, index) => toItem(one, `vraag-${index + 1}`)),
    },
  ],
}));
