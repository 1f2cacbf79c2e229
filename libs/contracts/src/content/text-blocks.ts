import type { SanityImage } from './asset';
import type { BlockBase } from './block-base';
import type { ContentButton, HeadingLevel } from './button';
import type { PortableText } from './rich-text';

/** Text in two columns; on mobile the second one waits behind 'Meer'. */
export interface TextBlock extends BlockBase<'textBlock'> {
  title?: string;
  firstColumn: PortableText;
  secondColumn?: PortableText;
  /** Short introduction above the columns. */
  text?: string;
  /** Default `h2`. */
  headingLevel?: HeadingLevel;
}

/** A heading with rich text below it and, when the editor wants them, buttons. */
export interface ContentBlock extends BlockBase<'contentBlock'> {
  title?: string;
  /** Default `h2`. */
  headingLevel?: HeadingLevel;
  text: PortableText;
  buttons?: ContentButton[];
}

export interface CallToActionBlock extends BlockBase<'callToAction'> {
  title: string;
  text?: string;
  headingLevel?: HeadingLevel;
  buttons: ContentButton[];
}

/** Buttons in a row, without a text of their own. */
export interface ButtonsBlock extends BlockBase<'buttons'> {
  buttons: ContentButton[];
}

export interface QuoteBlock extends BlockBase<'quote'> {
  quote: string;
  /** Who said it. */
  name: string;
  image?: SanityImage;
  imageAlt?: string;
}

/** Markup of someone else, e.g. a form of another service; shown in a sandboxed frame. */
export interface RawHtmlBlock extends BlockBase<'rawHtml'> {
  /** What the frame holds, for who cannot see it. */
  title: string;
  html: string;
}

/** Empty room between two blocks, in px. */
export interface SpacingBlock extends BlockBase<'spacing'> {
  desktopHeight: number;
  mobileHeight: number;
}
