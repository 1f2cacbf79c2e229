import type { ComponentType } from 'react';
import type { BlockProps, ShownBlockType } from './block-props';
import { CallToAction } from './call-to-action/call-to-action';
import { DoubleBanner } from './double-banner/double-banner';
import { HeaderBanner } from './header-banner/header-banner';
import { ImageWithText } from './image-with-text/image-with-text';
import { ProductSliderBlock } from './product-slider/product-slider-block';
import { TextBlock } from './text-block/text-block';

/** The component of every block; a block type without one does not compile. */
export const registry: { [T in ShownBlockType]: ComponentType<{ id: string; block: BlockProps<T> }> } = {
  headerBanner: HeaderBanner,
  productSlider: ProductSliderBlock,
  textBlock: TextBlock,
  imageWithText: ImageWithText,
  doubleBanner: DoubleBanner,
  callToAction: CallToAction,
};
