import type { FragmentUse, ProductSliderProps } from '@weefsel/contracts';
import type { ProductPageData } from './product-page-data';

/** Recommendation rule of the search service for alternatives to a product. */
const SIMILAR_RULE = '1';

/** Slot ids below a product. */
export const MORE = {
  wearWith: 'wear-with',
  reviews: 'reviews',
  similar: 'similar',
  lastViewed: 'last-viewed',
} as const;

/** Props of the slider with alternatives that the search service recommends. */
export const similarTo = (beside: string, title: string): ProductSliderProps => ({
  title,
  tabs: [{ title: '', dataSource: 'TweakwiseRecommend', recommendationId: SIMILAR_RULE, beside }],
});

/** Fragments below a product. Their code is fetched when the shopper scrolls near them. */
export const moreProducts = ({
  id,
  path,
  reviews,
  similar,
}: Pick<ProductPageData, 'id' | 'path' | 'reviews' | 'similar'>): Record<string, FragmentUse> => ({
  [MORE.wearWith]: { remote: 'mf-catalog', name: 'WearWith', props: { beside: id, path }, waits: 'near' },
  [MORE.reviews]: { remote: 'mf-catalog', name: 'ProductReviews', props: reviews, waits: 'near' },
  [MORE.similar]: { remote: 'mf-catalog', name: 'ProductSlider', props: similar, waits: 'near' },
  [MORE.lastViewed]: { remote: 'mf-catalog', name: 'LastViewed', props: { except: id }, waits: 'near' },
});
