import type { ProductSliderProps, ProductSliderTab } from '@weefsel/contracts';
import { list, maybeText, reference, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

/** One tab of a product slider on the wire. The props of mf-catalog's fragment have `ProductSliderTab`. */
export type ProductSliderBlockTab = v.InferOutput<typeof productSliderTab>;
export const productSliderTab = v.object({
  _key: text,
  title: text,
  /** Default is `dpg`: the newest products of the category in `pageReference`. */
  dataSource: v.exactOptional(v.picklist(['TweakwiseRecommend', 'dpg'])),
  TweakwiseRecommendationId: maybeText,
  pageReference: v.exactOptional(reference),
});

export type ProductSliderBlock = v.InferOutput<typeof productSliderBlock>;
const productSliderBlock = blockOf('productSlider', {
  title: maybeText,
  tabs: list(productSliderTab),
});

function toTab(tab: ProductSliderBlockTab): ProductSliderTab | [] {
  const title = plainText(tab?.title) ?? '';
  if (tab.dataSource === 'TweakwiseRecommend') {
    const recommendationId = tab.TweakwiseRecommendationId;
    return recommendationId ? { title, dataSource: 'TweakwiseRecommend', recommendationId } : [];
  }
  const categoryId = tab.pageReference?._ref;
  return categoryId ? { title, dataSource: 'dpg', categoryId } : [];
}

/** The tabs that name a source of products; by default the newest ones of a category. */
export const toProductSlider = ({ title, tabs }: ProductSliderBlock): ProductSliderProps =>
  withoutUndefined({ title: plainText(title), tabs: Array.isArray(tabs) ? tabs.flatMap(toTab) : [] });

export const reading: BlockReading<ProductSliderBlock, ProductSliderProps> = {
  shape: productSliderBlock,
  toProps: toProductSlider,
};
