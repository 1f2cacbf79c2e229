import type { FragmentUse, ProductSliderProps } from '@weefsel/contracts';
import type { ProductPageData } from './product-page-data';

/** The search service's rule for what can be worn instead of a product. */
const SIMILAR_RULE = '1';

/** Ids of the places below a product. */
export const MORE = {
  wearWith: 'wear-with',
  reviews: 'reviews',
  similar: 'similar',
  lastViewed: 'last-viewed',
} as const;

/** What the search service recommends instead of a product. */
export const similarTo = (beside: string, title: string): ProductSliderProps => ({
  title,
  tabs: [{ title: '', dataSource: 'TweakwiseRecommend', recommendationId: SIMILAR_RULE, beside }],
});

/** What is lent to the place below a product; none of its code comes before a shopper is near it. */
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
