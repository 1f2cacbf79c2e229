import type { ProductSliderProps, ProductSliderTab } from '@weefsel/contracts';
import { list, maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { given } from '../../text/given';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { type ProductSliderBlockTab, productSliderTab } from './product-slider-tab-shape';

export type ProductSliderBlock = v.InferOutput<typeof productSliderBlock>;
const productSliderBlock = blockOf('productSlider', {
  title: maybeText,
  tabs: list(productSliderTab),
});

/** What the block asks mf-catalog to show. */
export type ProductSliderBlockProps = ProductSliderProps;

function toTab(tab: ProductSliderBlockTab): ProductSliderTab | [] {
  const title = plainText(tab?.title) ?? '';
  if (tab.dataSource === 'TweakwiseRecommend') {
    const recommendationId = tab.TweakwiseRecommendationId;
    return recommendationId ? { title, dataSource: 'TweakwiseRecommend', recommendationId } : [];
  }
  const categoryId = tab.pageReference?._ref;
  return categoryId ? { title, dataSource: 'dpg', categoryId } : [];
}

/** The tabs that say where their products come from; newest of a category unless it says otherwise. */
export const toProductSlider = ({ title, tabs }: ProductSliderBlock): ProductSliderBlockProps =>
  given({ title: plainText(title), tabs: Array.isArray(tabs) ? tabs.flatMap(toTab) : [] });

export const reading: BlockReading<ProductSliderBlock, ProductSliderBlockProps> = {
  shape: productSliderBlock,
  toProps: toProductSlider,
};
