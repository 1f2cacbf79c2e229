import type { BlockType } from '@weefsel/contracts';
import type { CallToActionProps } from './call-to-action/to-call-to-action';
import type { DoubleBannerProps } from './double-banner/to-double-banner';
import type { HeaderBannerProps } from './header-banner/to-header-banner';
import type { ImageWithTextProps } from './image-with-text/to-image-with-text';
import type { ProductSliderBlockProps } from './product-slider/to-product-slider';
import type { TextBlockProps } from './text-block/to-text-block';

/** What the component of each block is given. */
interface PropsByType {
  headerBanner: HeaderBannerProps;
  productSlider: ProductSliderBlockProps;
  textBlock: TextBlockProps;
  imageWithText: ImageWithTextProps;
  doubleBanner: DoubleBannerProps;
  callToAction: CallToActionProps;
}

export type ShownBlockType = BlockType & keyof PropsByType;

export type BlockProps<T extends ShownBlockType> = PropsByType[T];

/** A block as it travels to the browser: its key, its type and the props of its component. */
export type PageBlock = {
  [T in ShownBlockType]: { key: string; type: T; props: BlockProps<T> };
}[ShownBlockType];
