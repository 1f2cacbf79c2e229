import type {
  LastViewedProps,
  PanelProps,
  ProductSliderProps,
  SizeTablesProps,
  WearWithProps,
} from '@weefsel/contracts';

/** Props of the reviews fragment. */
export interface ReviewsProps {
  /** Id of the product. */
  product: string;
  /** Path of the product page, including its query. */
  href: string;
  /** Sizes in the order of the shop. */
  sizes: string[];
}

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
