/** A list as the Store API answers it. */
export interface SearchResult<T> {
  elements: T[];
  total: number;
  page?: number | null;
  limit?: number | null;
  aggregations?: unknown;
}

export interface SeoUrl {
  id?: string;
  seoPathInfo: string;
  /** Technical path: `/navigation/<id>`, `/detail/<id>`, `/landingPage/<id>`. */
  pathInfo?: string;
  routeName?: string;
  foreignKey?: string;
  isCanonical?: boolean | null;
}

export interface Media {
  id?: string;
  url: string;
  alt?: string | null;
  translated?: { alt?: string | null; title?: string | null } | null;
  thumbnails?: { url: string; width: number; height: number }[] | null;
  metaData?: { width?: number; height?: number } | null;
  mimeType?: string | null;
}

/** Amounts in euro, gross unless the context says otherwise. */
export interface CalculatedPrice {
  unitPrice: number;
  quantity: number;
  totalPrice: number;
  listPrice?: { price: number; discount?: number; percentage: number } | null;
  regulationPrice?: { price: number } | null;
  calculatedTaxes?: { tax: number; taxRate: number; price: number }[];
}
