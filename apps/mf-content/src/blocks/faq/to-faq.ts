import type { PortableText } from '@weefsel/contracts';
import { headingLevel, list, maybeButton, maybeText, richText, text } from '@weefsel/contracts/shapes';
import type { ButtonLinkProps, HeadingLevel } from '@weefsel/ui';
import * as v from 'valibot';
import { toLoneButton } from '../../links/to-row-button';
import { toRichText } from '../../rich-text/to-rich-text';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockContext } from '../block-context';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { toHeadingLevel } from '../heading-level';
import { shownItems } from '../shown-items';

/** Id of the heading above the questions, the target of an in-page menu. */
export const faqAnchor = ({ _key }: { _key: string }): string => `vragen-${_key}`;

export type FaqItem = v.InferOutput<typeof faqItem>;
const faqItem = v.object({ _key: text, question: text, answer: richText });

export type FaqTab = v.InferOutput<typeof faqTab>;
const faqTab = v.object({
  _key: text,
  /** Unique on the page, usable as an anchor. */
  id: text,
  title: text,
  faqs: list(faqItem),
  button: maybeButton,
});

/** Questions with answers that open one at a time, in one or more tabs. */
export type FaqBlock = v.InferOutput<typeof faqBlock>;
const faqBlock = blockOf('faq', {
  title: maybeText,
  /** Default `h2`. */
  headingLevel,
  tabs: list(faqTab),
});

interface FaqQuestion {
  key: string;
  question: string;
  answer: PortableText;
}

export interface FaqTabProps {
  /** Unique on the page, usable as an anchor. */
  id: string;
  title: string;
  questions: FaqQuestion[];
  button?: ButtonLinkProps;
}

export interface FaqProps {
  /** Anchor of its heading, the target of an in-page menu. */
  anchor: string;
  title?: string;
  level: HeadingLevel;
  tabs: FaqTabProps[];
}

function toQuestion({ _key, question, answer }: FaqItem): FaqQuestion | undefined {
  const asked = plainText(question);
  const text = toRichText(answer);
  return asked && text.length > 0 ? { key: _key, question: asked, answer: text } : undefined;
}

function toTab({ _key, id, title, faqs, button }: FaqTab, context: BlockContext) {
  const questions = shownItems(faqs, toQuestion, context.warn);
  if (questions.length === 0) return undefined;
  return withoutUndefined({
    id: plainText(id)?.replace(/\s+/g, '-') ?? _key,
    title: plainText(title) ?? '',
    questions,
    button: toLoneButton(button, context),
  });
}

/** Questions that have an answer, in the tabs that have questions. */
export const reading: BlockReading<FaqBlock, FaqProps> = {
  shape: faqBlock,
  toProps: (block, context) =>
    withoutUndefined({
      anchor: faqAnchor(block),
      title: plainText(block.title),
      level: toHeadingLevel(block.headingLevel),
      tabs: shownItems(block.tabs, (tab) => toTab(tab, context), context.warn),
    }),
};
