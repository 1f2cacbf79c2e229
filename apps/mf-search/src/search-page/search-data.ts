import type { ProductSliderProps } from '@weefsel/contracts';
import type { ListingData } from '../listing/listing-data';

/** Id of the place for what is new, on the page of a search that found nothing. */
export const NEW_PRODUCTS = 'new-products';

/** A page to go to. */
export interface Way {
  name: string;
  href: string;
}

/** What the view of a search needs beside its address. */
export interface SearchData extends ListingData {
  /** What the search service thinks was meant; the products, if any, are those that fit this text. */
  meant?: string;
  /** Words of the text that the shop has nothing of its own for. */
  unused?: string[];
  /** Pages of the brands and categories that the text names. */
  jumps: Way[];
  /** Where others look, only when nothing was found. */
  popular: Way[];
  /** What is new, only when nothing was found. */
  fresh?: ProductSliderProps;
}
