import { list, maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { shownItems } from '../shown-items';
import {
  sliderElement,
  sliderElementsQuery,
  toSliderTile,
  type SliderTile,
} from '../slider-tile/to-slider-tile';

export type ContentSliderBlock = v.InferOutput<typeof contentSliderBlock>;
const contentSliderBlock = blockOf('contentSlider', {
  title: maybeText,
  elements: list(sliderElement),
});

const IMAGE = { widths: [320, 640, 768], ratio: 4 / 5 };

export interface ContentSliderProps {
  title?: string;
  tiles: SliderTile[];
}

/** Pictures with a short text, each linking into the shop. */
export const reading: BlockReading<ContentSliderBlock, ContentSliderProps> = {
  shape: contentSliderBlock,
  query: sliderElementsQuery,
  toProps: (block, context) =>
    withoutUndefined({
      title: plainText(block.title),
      tiles: shownItems(block.elements, (element) => toSliderTile(element, IMAGE, context), context.warn),
    }),
};
