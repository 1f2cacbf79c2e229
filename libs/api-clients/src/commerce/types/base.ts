import * as v from 'valibot';
import { maybe, maybeText } from '@weefsel/contracts/shapes';

export type CriteriaFilter =
  | { type: 'equals'; field: string; value: string | number | boolean | null }
  | { type: 'equalsAny'; field: string; value: string | readonly string[] }
  | { type: 'contains' | 'prefix' | 'suffix'; field: string; value: string }
  | { type: 'range'; field: string; parameters: { gte?: number; gt?: number; lte?: number; lt?: number } }
  | { type: 'multi' | 'not'; operator: 'and' | 'or'; queries: readonly CriteriaFilter[] };

export interface CriteriaSort {
  field: string;
  order: 'ASC' | 'DESC';
  naturalSorting?: boolean;
}

export interface Associations {
  [name: string]: { associations?: Associations };
}

/** Fields to return, by entity name. All of them when absent. */
export type Includes = Record<string, readonly string[]>;

/** Query for a list, in the Store API's criteria format. */
export interface Criteria {
  page?: number;
  /** At most 100. */
  limit?: number;
  ids?: readonly string[];
  filter?: readonly CriteriaFilter[];
  sort?: readonly CriteriaSort[];
  associations?: Associations;
  includes?: Includes;
  term?: string;
  /** 0 none, 1 exact, 2 next pages; the words mean the same. */
  'total-count-mode'?: 0 | 1 | 2 | 'none' | 'exact' | 'next-pages';
}

/** A list in the Store API's response format. */
export interface SearchResult<T> {
  elements: T[];
  total: number;
  page?: number | null;
  limit?: number | null;
  aggregations?: unknown;
}

/** Shape of a list of items. A missing total defaults to the number of elements. */
export const searchResult = <T>(
  item: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, SearchResult<T>> =>
  v.pipe(
    v.object({
      elements: v.array(item),
      total: maybe(v.number()),
      page: maybe(v.number()),
      limit: maybe(v.number()),
      aggregations: v.exactOptional(v.unknown()),
    }),
    v.transform((result) => ({ ...result, total: result.total ?? result.elements.length })),
  );

export type SeoUrl = v.InferOutput<typeof seoUrl>;
export const seoUrl = v.object({
  id: maybeText,
  seoPathInfo: v.string(),
  /** Technical path: `/navigation/<id>`, `/detail/<id>`, `/landingPage/<id>`. */
  pathInfo: maybeText,
  routeName: maybeText,
  foreignKey: maybeText,
  isCanonical: maybe(v.boolean()),
});

/** An address with its page. Without these fields an existing page would seem not to exist. */
export const routedSeoUrl = v.object({ ...seoUrl.entries, routeName: v.string(), foreignKey: v.string() });

export type Media = v.InferOutput<typeof media>;
export const media = v.object({
  id: maybeText,
  url: v.string(),
  alt: maybe(v.string()),
  translated: maybe(v.object({ alt: maybe(v.string()), title: maybe(v.string()) })),
  thumbnails: maybe(v.array(v.object({ url: v.string(), width: v.number(), height: v.number() }))),
  metaData: maybe(v.object({ width: v.exactOptional(v.number()), height: v.exactOptional(v.number()) })),
  mimeType: maybe(v.string()),
});

const calculatedTaxes = v.array(v.object({ tax: v.number(), taxRate: v.number(), price: v.number() }));

/** Tax calculation of a cart or an order: amounts are `gross`, `net`, or `tax-free`. */
export type TaxedPrice = v.InferOutput<typeof taxedPrice>;
export const taxedPrice = v.object({
  taxStatus: maybe(v.string()),
  /** Amounts in euro, rates in percent. */
  calculatedTaxes: v.exactOptional(calculatedTaxes),
});

/** Price of a product, in euro, gross unless the context states otherwise. */
export type ProductPrice = v.InferOutput<typeof productPrice>;
export const productPrice = v.object({
  unitPrice: v.number(),
  listPrice: maybe(
    v.object({ price: v.number(), discount: v.exactOptional(v.number()), percentage: v.number() }),
  ),
  regulationPrice: maybe(v.object({ price: v.number() })),
  quantity: v.exactOptional(v.number()),
  totalPrice: v.exactOptional(v.number()),
  calculatedTaxes: v.exactOptional(calculatedTaxes),
});

export const cheapestPrice = v.object({ ...productPrice.entries, hasRange: maybe(v.boolean()) });

/** Price of a quantity of a product. */
export type CalculatedPrice = v.InferOutput<typeof calculatedPrice>;
export const calculatedPrice = v.object({
  ...productPrice.entries,
  quantity: v.number(),
  totalPrice: v.number(),
});

/** A name in the shopper's language. */
export const translatedNames = maybe(v.object({ name: maybe(v.string()) }));
