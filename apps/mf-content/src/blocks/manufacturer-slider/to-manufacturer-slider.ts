import { button, list, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
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

/** Brands side by side, ending in a tile with a link. */
export type ManufacturerSliderBlock = v.InferOutput<typeof manufacturerSliderBlock>;
const manufacturerSliderBlock = blockOf('manufacturerSlider', {
  title: text,
  elements: list(sliderElement),
  finalLink: v.exactOptional(button),
});

const IMAGE = { widths: [320, 640], ratio: 4 / 3 };

export interface ManufacturerSliderProps {
  title?: string;
  tiles: SliderTile[];
  /** The final tile with a link. */
  last?: { text: string; href: string; external: boolean };
}

/** Brands that have a name, ending in a link to all of them. */
export const reading: BlockReading<ManufacturerSliderBlock, ManufacturerSliderProps> = {
  shape: manufacturerSliderBlock,
  query: sliderElementsQuery,
  toProps(block, context) {
    const { finalLink } = block;
    const text = plainText(finalLink?.text) ?? plainText(finalLink?.title);
    const tiles = shownItems(
      block.elements,
      (element) => toSliderTile(element, IMAGE, context),
      context.warn,
    );
    return withoutUndefined({
      title: plainText(block.title),
      tiles: tiles.filter((tile) => tile.title ?? tile.text),
      last:
        finalLink && text
          ? { text, href: context.hrefOf(finalLink), external: finalLink.buttonType === 'external' }
          : undefined,
    });
  },
};
