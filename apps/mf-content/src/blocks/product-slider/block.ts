import { blockKind } from '../block-kind';
import { ProductSliderBlock } from './product-slider-block';

export const productSlider = blockKind(
  ProductSliderBlock,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-product-slider'),
);
