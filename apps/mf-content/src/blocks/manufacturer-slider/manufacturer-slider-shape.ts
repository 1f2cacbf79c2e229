import { button, list, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';
import { sliderElement } from '../slider-tile/slider-element-shape';

/** Brands side by side, closed by a tile that leads on. */
export type ManufacturerSliderBlock = v.InferOutput<typeof manufacturerSliderBlock>;
export const manufacturerSliderBlock = blockOf('manufacturerSlider', {
  title: text,
  elements: list(sliderElement),
  finalLink: v.exactOptional(button),
});
