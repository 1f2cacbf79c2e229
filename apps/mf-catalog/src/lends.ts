import type {
  LastViewedProps,
  PanelProps,
  ProductSliderProps,
  SizeTablesProps,
  WearWithProps,
} from '@weefsel/contracts';

/** What is given to the place of a product's reviews. */
export interface ReviewsProps {
  /** Id of the product. */
  product: string;
  /** Path of its page with all that its address says. */
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
