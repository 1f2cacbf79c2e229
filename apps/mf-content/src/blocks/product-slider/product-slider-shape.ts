import { list, maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';
import { productSliderTab } from '../product-slider/product-slider-tab-shape';

export type ProductSliderBlock = v.InferOutput<typeof productSliderBlock>;
export const productSliderBlock = blockOf('productSlider', {
  title: maybeText,
  tabs: list(productSliderTab),
});
