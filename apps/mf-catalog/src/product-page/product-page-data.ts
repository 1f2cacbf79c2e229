import type { QuantityPrice } from '@weefsel/api-clients';
import type { Crumb, ProductSliderProps } from '@weefsel/contracts';
import type { CardLabel, PriceValue } from '@weefsel/ui';
import type { GarmentTable } from './sizes/garment/garment-table';
import type { ReviewsProps } from '../lends';
import type { ReviewedFit, ReviewScore } from './reviews/reviews-data';

export interface ProductPicture {
  /** Address from the commerce backend; the view requests the sizes it needs. */
  url: string;
  alt: string;
}

export interface ColourOption {
  name: string;
  /** Value in the address: `donkerblauw`. */
  value: string;
  /** CSS colour, when the backend knows it. */
  swatch?: string;
  /** In the shop's display order. */
  pictures: ProductPicture[];
}

/** A variant for sale: one colour in one size (and length). */
export interface VariantOffer {
  /** Product id in the commerce backend. */
  id: string;
  number?: string;
  /** Global Trade Item Number. */
  gtin?: string;
  /** Value of its colour option. */
  colour: string;
  size?: string;
  length?: string;
  inStock: boolean;
  /** Remaining stock; only set when low. */
  left?: number;
  /** Unit price. */
  price: PriceValue;
  /** Lower unit prices for larger quantities. */
  steps?: QuantityPrice[];
}

export interface Maker {
  name: string;
  /** Postal address. */
  address?: string;
  /** E-mail address or address of a site. */
  contact?: string;
}

/** Data of the product page. */
export interface ProductPageData {
  id: string;
  /** Path of the page, without a query. */
  path: string;
  name: string;
  brand?: { name: string; href?: string };
  /** Maker, as the product safety law requires. */
  maker?: Maker;
  /** The shop's own labels. */
  labels: CardLabel[];
  colours: ColourOption[];
  sizes: string[];
  lengths: string[];
  variants: VariantOffer[];
  /** Value of the colour shown when the address names none. */
  defaultColour: string;
  /** Measures of the garment by size; absent when never measured. */
  garment?: GarmentTable;
  paragraphs: string[];
  features: { name: string; value: string }[];
  care: string[];
  crumbs: Crumb[];
  /** Score given by buyers. Absent without reviews, or when commerce did not answer. */
  score?: ReviewScore;
  /** Counts of fit answers in reviews; absent without any. */
  fit?: ReviewedFit;
  /** Props of the reviews fragment. */
  reviews: ReviewsProps;
  /** Props of the slider with similar products. */
  similar: ProductSliderProps;
}
