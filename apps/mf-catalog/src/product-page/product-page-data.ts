import type { QuantityPrice } from '@weefsel/api-clients';
import type { Crumb, ProductSliderProps } from '@weefsel/contracts';
import type { CardLabel, PriceValue } from '@weefsel/ui';
import type { GarmentTable } from './sizes/garment/garment-table';
import type { ReviewedFit } from './sizes/advice/reviewed-fit';
import type { ReviewsProps } from '../lends';
import type { ReviewScore } from './reviews/reviews-data';

export interface ProductPicture {
  /** As the commerce backend sends it; the view asks for the sizes it needs. */
  url: string;
  alt: string;
}

export interface ColourOption {
  name: string;
  /** In the address: `donkerblauw`. */
  value: string;
  /** CSS colour, when the backend knows it. */
  swatch?: string;
  /** In the order in which the shop wants them seen. */
  pictures: ProductPicture[];
}

/** One thing that can be bought: a colour in a size (and a length). */
export interface VariantOffer {
  /** Product id in the commerce backend. */
  id: string;
  number?: string;
  /** Its number in the trade of all the world. */
  gtin?: string;
  /** Value of its colour. */
  colour: string;
  size?: string;
  length?: string;
  inStock: boolean;
  /** Pieces left, only when they are few. */
  left?: number;
  /** Of one piece. */
  price: PriceValue;
  /** Lower prices apiece for more pieces. */
  steps?: QuantityPrice[];
}

export interface Maker {
  name: string;
  /** Postal address. */
  address?: string;
  /** Address of mail or of a site. */
  contact?: string;
}

/** What the product page is shown from. */
export interface ProductPageData {
  id: string;
  /** Path of the page, without a query. */
  path: string;
  name: string;
  brand?: { name: string; href?: string };
  /** Who made it, as the law on the safety of products wants it said. */
  maker?: Maker;
  /** The shop's own labels. */
  labels: CardLabel[];
  colours: ColourOption[];
  sizes: string[];
  lengths: string[];
  variants: VariantOffer[];
  /** Value of the colour that is shown when the address does not say which. */
  defaultColour: string;
  /** Its own measures by size; absent when nobody took them. */
  garment?: GarmentTable;
  paragraphs: string[];
  features: { name: string; value: string }[];
  care: string[];
  crumbs: Crumb[];
  /** What buyers gave it; absent without reviews, or when nobody could say. */
  score?: ReviewScore;
  /** How often reviews say how it fits; absent when none do. */
  fit?: ReviewedFit;
  /** Which reviews are shown. */
  reviews: ReviewsProps;
  /** Where to find what is like it. */
  similar: ProductSliderProps;
}
