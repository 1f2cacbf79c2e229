import type {
  LastViewedProps,
  PanelProps,
  ProductSliderProps,
  SizeTablesProps,
  WearWithProps,
} from '@weefsel/contracts';
import type { ReviewsProps } from './product-page/reviews/reviews-data';

declare module '@weefsel/contracts' {
  interface Fragments {
    'mf-catalog': {
      LastViewed: LastViewedProps;
      ProductReviews: ReviewsProps;
      ProductSlider: ProductSliderProps;
      SizeTables: SizeTablesProps;
      WearWith: WearWithProps;
      WishlistPanel: PanelProps;
    };
  }
}
