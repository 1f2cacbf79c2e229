import { headingLevel, list, maybeButton, maybeText, richText, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

export type FaqItem = v.InferOutput<typeof faqItem>;
const faqItem = v.object({ _key: text, question: text, answer: richText });

export type FaqTab = v.InferOutput<typeof faqTab>;
const faqTab = v.object({
  _key: text,
  /** Own on the page, usable as an anchor. */
  id: text,
  title: text,
  faqs: list(faqItem),
  button: maybeButton,
});

/** Questions with answers that open one at a time, in one tab or several. */
export type FaqBlock = v.InferOutput<typeof faqBlock>;
export const faqBlock = blockOf('faq', {
  title: maybeText,
  /** Default `h2`. */
  headingLevel,
  tabs: list(faqTab),
});
