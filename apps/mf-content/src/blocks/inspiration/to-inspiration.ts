import type { ProductSliderProps } from '@weefsel/contracts';
import { list, maybeButton, maybeImage, maybeText, text } from '@weefsel/contracts/shapes';
import type { ButtonLinkProps } from '@weefsel/ui';
import type * as v from 'valibot';
import { toOptionalImage, type ImageProps } from '../../images/to-image';
import { toLoneButton } from '../../links/to-row-button';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { productSliderTab, toProductSlider } from '../product-slider/to-product-slider';

/** A campaign picture with a text, and the products to wear beside it. */
export type InspirationBlock = v.InferOutput<typeof inspirationBlock>;
const inspirationBlock = blockOf('inspiration', {
  title: text,
  text: maybeText,
  image: maybeImage,
  imageAlt: text,
  button: maybeButton,
  tabs: list(productSliderTab),
});

const IMAGE = { widths: [640, 768, 1024, 1280], ratio: 4 / 5 };

export interface InspirationProps {
  title?: string;
  text?: string;
  image?: ImageProps;
  button?: ButtonLinkProps;
  /** The mf-catalog slider beside the picture, without a title. Absent without products. */
  slider?: ProductSliderProps;
}

/** A campaign picture with a text, and the products to wear. */
export const reading: BlockReading<InspirationBlock, InspirationProps> = {
  shape: inspirationBlock,
  toProps(block, context) {
    const { tabs } = toProductSlider({ _type: 'productSlider', _key: block._key, tabs: block.tabs });
    return withoutUndefined({
      title: plainText(block.title),
      text: plainText(block.text),
      image: toOptionalImage(block.image, { ...IMAGE, alt: plainText(block.imageAlt) ?? '' }, context),
      button: toLoneButton(block.button, context),
      slider: tabs.length > 0 ? { tabs } : undefined,
    });
  },
};
