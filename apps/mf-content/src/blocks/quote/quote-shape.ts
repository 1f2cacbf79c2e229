import { maybeImage, maybeText, text } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';

export type QuoteBlock = v.InferOutput<typeof quoteBlock>;
export const quoteBlock = blockOf('quote', {
  quote: text,
  /** Who said it. */
  name: text,
  image: maybeImage,
  imageAlt: maybeText,
});
