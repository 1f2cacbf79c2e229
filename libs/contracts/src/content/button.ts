import type { SanityReference } from './asset';

export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4';

export interface ContentButton {
  /** What a screen reader says when `text` alone does not tell where it leads. */
  title?: string;
  text: string;
  /** Used as it is when it starts with `/`, `http`, `mailto:`, `tel:` or `#`; `#` when nothing better is known. */
  link: string;
  type: 'primary' | 'secondary' | 'underline';
  buttonType: 'internal' | 'external';
  buttonTypeMobile?: 'primary' | 'secondary' | 'underline';
  /** Category in the commerce backend whose SEO path is the real target; `link` stays when the look-up fails. */
  internalLink?: SanityReference;
  externalUrl?: string;
  target?: '_self' | '_blank';
  buttonAlignment?: 'left' | 'center' | 'right';
  classes?: string;
}
