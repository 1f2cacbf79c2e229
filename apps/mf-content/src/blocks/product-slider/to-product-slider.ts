import type {
  ProductSliderBlock,
  ProductSliderBlockTab,
  ProductSliderProps,
  ProductSliderTab,
} from '@weefsel/contracts';

/** What the block asks mf-catalog to show. */
export type ProductSliderBlockProps = ProductSliderProps;

function toTab(tab: ProductSliderBlockTab): ProductSliderTab | [] {
  const { title } = tab;
  if (tab.dataSource === 'TweakwiseRecommend') {
    const recommendationId = tab.TweakwiseRecommendationId;
    return recommendationId ? { title, dataSource: 'TweakwiseRecommend', recommendationId } : [];
  }
  const categoryId = tab.pageReference?._ref;
  return categoryId ? { title, dataSource: 'dpg', categoryId } : [];
}

/** The tabs that say where their products come from; newest of a category unless it says otherwise. */
export const toProductSlider = ({ title, tabs }: ProductSliderBlock): ProductSliderBlockProps => ({
  ...(title && { title }),
  tabs: (tabs ?? []).flatMap(toTab),
});
