import { list, maybeButton, maybeImage, maybeText, text } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';
import { productSliderTab } from '../product-slider/product-slider-tab-shape';

/** A campaign picture with a text, and beside it the articles to wear. */
export type InspirationBlock = v.InferOutput<typeof inspirationBlock>;
export const inspirationBlock = blockOf('inspiration', {
  title: text,
  text: maybeText,
  image: maybeImage,
  imageAlt: text,
  button: maybeButton,
  tabs: list(productSliderTab),
});
