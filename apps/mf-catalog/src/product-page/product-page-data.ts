import type { Crumb } from '@weefsel/contracts';
import type { CardLabel, PriceValue } from '@weefsel/ui';

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
  /** Value of its colour. */
  colour: string;
  size?: string;
  length?: string;
  inStock: boolean;
  /** Pieces left, only when they are few. */
  left?: number;
  price: PriceValue;
}

/** What the product page is shown from. */
export interface ProductPageData {
  id: string;
  /** Path of the page, without a query. */
  path: string;
  name: string;
  brand?: { name: string; href?: string };
  /** The shop's own labels. */
  labels: CardLabel[];
  colours: ColourOption[];
  sizes: string[];
  lengths: string[];
  variants: VariantOffer[];
  /** Value of the colour that is shown when the address does not say which. */
  defaultColour: string;
  paragraphs: string[];
  features: { name: string; value: string }[];
  care: string[];
  crumbs: Crumb[];
}
