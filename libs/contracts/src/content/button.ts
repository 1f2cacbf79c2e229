import * as v from 'valibot';
import { maybeText, oneOf, text } from '../fields';
import { reference } from './asset';

export const headingLevel = v.exactOptional(v.picklist(['h1', 'h2', 'h3', 'h4']));
export type HeadingLevel = NonNullable<v.InferOutput<typeof headingLevel>>;

export type ContentButton = v.InferOutput<typeof button>;
export const button = v.object({
  /** Text for screen readers, when `text` alone does not name the target. */
  title: maybeText,
  text,
  /** Used unchanged when it starts with `/`, `http`, `mailto:`, `tel:` or `#`. `#` for an unknown target. */
  link: text,
  type: oneOf('primary', 'secondary', 'underline'),
  buttonType: oneOf('internal', 'external'),
  buttonTypeMobile: v.exactOptional(v.picklist(['primary', 'secondary', 'underline'])),
  /** Category in the commerce backend whose SEO path is the real target; `link` stays when the look-up fails. */
  internalLink: v.exactOptional(reference),
  externalUrl: maybeText,
  target: v.exactOptional(v.picklist(['_self', '_blank'])),
  buttonAlignment: v.exactOptional(v.picklist(['left', 'center', 'right'])),
  classes: maybeText,
});

export const maybeButton = v.exactOptional(button);
