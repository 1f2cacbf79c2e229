import type { Product } from './product';

export interface ListingQuery {
  /** Page, 1-based. */
  p?: number;
  /** Key of one of `availableSortings`. */
  order?: string;
  limit?: number;
  /** Ids joined by `|`. */
  manufacturer?: string;
  /** Option ids joined by `|`. */
  properties?: string;
  'min-price'?: number;
  'max-price'?: number;
}

export interface ProductListing {
  elements: Product[];
  total: number;
  limit?: number | null;
  page?: number | null;
  sorting?: string | null;
  availableSortings?: {
    id: string;
    key: string;
    label?: string | null;
    translated?: { label?: string | null } | null;
  }[];
  currentFilters?: {
    navigationId?: string;
    manufacturer?: string[];
    properties?: string[];
    price?: { min: number; max: number };
    search?: string | null;
  };
  aggregations?: unknown;
}
