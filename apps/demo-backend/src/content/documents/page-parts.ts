import type { ContentButton } from '@weefsel/contracts';
import type { BlockOf } from '../../../../mf-content/src/blocks/block-types.ts';
import { pageId, reference } from './content-writer.ts';
import { keepTogether, portableText } from './portable-text.ts';

/** Questions under one heading. */
export type FaqTab = BlockOf<'faq'>['tabs'][number];

type FaqItem = FaqTab['faqs'][number];

type Draft<Type extends 'pageHero' | 'contentBlock' | 'callToAction' | 'faq' | 'inPageMenu'> = Omit<
  BlockOf<Type>,
  '_key'
>;

/** The head of a page without a picture: its main heading and what the page is for. */
export const plainHero = (title: string, text?: string): Draft<'pageHero'> => ({
  _type: 'pageHero',
  heroType: 'plain',
  title,
  titleLevel: 'h1',
  ...(text && { text: keepTogether(text) }),
});

/** A heading with text in the short form of `portableText`. */
export const section = (title: string, source: string, buttons?: ContentButton[]): Draft<'contentBlock'> => ({
  _type: 'contentBlock',
  title,
  headingLevel: 'h2',
  text: portableText(source),
  ...(buttons && { buttons }),
});

/** What closes a page: a sentence and where to go from there. */
export const callToAction = (
  title: string,
  text: string,
  ...buttons: ContentButton[]
): Draft<'callToAction'> => ({
  _type: 'callToAction',
  title,
  text: keepTogether(text),
  headingLevel: 'h2',
  buttons,
});

const isPlain = (source: string) => !/\n|\*\*|\]\(/.test(source.trim());

const faqItem = (key: string, question: string, answer: string): FaqItem => ({
  _key: key,
  question,
  answer: isPlain(answer) ? keepTogether(answer.trim()) : portableText(answer),
});

/** Questions under one heading; an answer is a plain text or the short form of `portableText`. */
export const faqTab = (
  id: string,
  title: string,
  questions: readonly (readonly [question: string, answer: string])[],
  button?: ContentButton,
): FaqTab => ({
  _key: id,
  id,
  title,
  faqs: questions.map(([question, answer], index) => faqItem(`${id}-${index + 1}`, question, answer)),
  ...(button && { button }),
});

export const faq = (title: string, ...tabs: FaqTab[]): Draft<'faq'> => ({
  _type: 'faq',
  title,
  headingLevel: 'h2',
  tabs,
});

/** Ways to related pages by their slugs. */
export const inPageMenu = (title: string, pages: Readonly<Record<string, string>>): Draft<'inPageMenu'> => ({
  _type: 'inPageMenu',
  title,
  tabs: Object.entries(pages).map(([slug, name]) => ({
    _key: slug,
    title: name,
    pageReference: reference(pageId(slug)),
  })),
});
