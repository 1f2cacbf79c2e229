import * as v from 'valibot';
import { list, maybeText, text } from '../fields';
import { maybeImage } from './asset';
import { blockOf } from './block-base';
import { button, headingLevel } from './button';
import { richText } from './rich-text';

/** Text in two columns; on mobile the second one waits behind 'Meer'. */
export type TextBlock = v.InferOutput<typeof textBlock>;
export const textBlock = blockOf('textBlock', {
  title: maybeText,
  firstColumn: richText,
  secondColumn: v.exactOptional(richText),
  /** Short introduction above the columns. */
  text: maybeText,
  /** Default `h2`. */
  headingLevel,
});

/** A heading with rich text below it and, when the editor wants them, buttons. */
export type ContentBlock = v.InferOutput<typeof contentBlock>;
export const contentBlock = blockOf('contentBlock', {
  title: maybeText,
  /** Default `h2`. */
  headingLevel,
  text: richText,
  buttons: v.exactOptional(v.array(button)),
});

export type CallToActionBlock = v.InferOutput<typeof callToActionBlock>;
export const callToActionBlock = blockOf('callToAction', {
  title: text,
  text: maybeText,
  headingLevel,
  buttons: list(button),
});

/** Buttons in a row, without a text of their own. */
export type ButtonsBlock = v.InferOutput<typeof buttonsBlock>;
export const buttonsBlock = blockOf('buttons', { buttons: list(button) });

export type QuoteBlock = v.InferOutput<typeof quoteBlock>;
export const quoteBlock = blockOf('quote', {
  quote: text,
  /** Who said it. */
  name: text,
  image: maybeImage,
  imageAlt: maybeText,
});

/** Markup of someone else, e.g. a form of another service; shown in a sandboxed frame. */
export type RawHtmlBlock = v.InferOutput<typeof rawHtmlBlock>;
export const rawHtmlBlock = blockOf('rawHtml', {
  /** What the frame holds, for who cannot see it. */
  title: text,
  html: text,
});

/** Empty room between two blocks, in px. */
export type SpacingBlock = v.InferOutput<typeof spacingBlock>;
export const spacingBlock = blockOf('spacing', {
  desktopHeight: v.nullish(v.number(), 0),
  mobileHeight: v.nullish(v.number(), 0),
});
