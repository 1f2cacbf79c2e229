import type { ProductSliderProps } from '@weefsel/contracts';
import type { ListingData } from '../listing/listing-data';

/** Slot id of new products, on a search page without results. */
export const NEW_PRODUCTS = 'new-products';

/** A link to another page. */
export interface Way {
  name: string;
  href: string;
}

/** Data of the search view, apart from its address. */
export interface SearchData extends ListingData {
  /** The search service's correction; the products, if any, match this text. */
  meant?: string;
  /** Words of the text without any match in the shop. */
  unused?: string[];
  /** Words that the shop left out of its filters, as there was nothing with all of them. */
  givenUp?: string[];
  /** Pages of brands and categories named in the text. */
  jumps: Way[];
  /** Popular pages; empty with results. */
  popular: Way[];
  /** New products; absent with results. */
  fresh?: ProductSliderProps;
}
