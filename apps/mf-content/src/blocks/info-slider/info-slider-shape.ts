import { list, maybeImage, maybeText, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

/** Pictures or short texts that follow each other, with the way to the shop's social pages and a counter. */
export type InfoSliderBlock = v.InferOutput<typeof infoSliderBlock>;
export const infoSliderBlock = blockOf('infoSlider', {
  title: maybeText,
  elements: list(v.object({ _key: text, title: text, text, image: maybeImage })),
  /** Addresses of the shop's pages; what is absent is not shown. */
  facebook: maybeText,
  instagram: maybeText,
  tiktok: maybeText,
});
