import type { BlockKind } from '../block-kind';
import { ProductSliderBlock } from './product-slider-block';
import type { ProductSliderBlockProps } from './to-product-slider';
import type { ProductSliderBlock as ProductSliderBlockOnWire } from './product-slider-shape';

export const productSlider: BlockKind<ProductSliderBlockOnWire, ProductSliderBlockProps> = {
  view: ProductSliderBlock,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-product-slider'),
};
