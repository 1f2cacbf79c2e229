import { list, maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';
import { sliderElement } from '../slider-tile/slider-element-shape';

export type ContentSliderBlock = v.InferOutput<typeof contentSliderBlock>;
export const contentSliderBlock = blockOf('contentSlider', {
  title: maybeText,
  elements: list(sliderElement),
});
