import * as v from 'valibot';
import { maybe, maybeText } from '@weefsel/contracts/shapes';
import { media, seoUrl } from './base';
import { product } from './product';

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

export const productListing = v.object({
  elements: v.array(product),
  total: v.number(),
  limit: maybe(v.number()),
  page: maybe(v.number()),
  sorting: maybe(v.string()),
  availableSortings: v.exactOptional(
    v.array(
      v.object({
        id: v.string(),
        key: v.string(),
        label: maybe(v.string()),
        translated: maybe(v.object({ label: maybe(v.string()) })),
      }),
    ),
  ),
  currentFilters: v.exactOptional(
    v.object({
      navigationId: maybeText,
      manufacturer: v.exactOptional(v.array(v.string())),
      properties: v.exactOptional(v.array(v.string())),
      price: v.exactOptional(v.object({ min: v.number(), max: v.number() })),
      search: maybe(v.string()),
    }),
  ),
  aggregations: v.exactOptional(v.unknown()),
});

const customFields = v.objectWithRest(
  {
    nd_category_search_name: maybeText,
    nd_menu_highlight_on: v.exactOptional(v.union([v.boolean(), v.string()])),
  },
  v.unknown(),
);

const own = v.object({
  id: v.string(),
  parentId: maybe(v.string()),
  /** `page`, `link`, `folder` … */
  type: v.nullish(v.string(), 'page'),
  linkType: maybe(v.picklist(['category', 'product', 'landing_page', 'external'])),
  /** Id of an internal link's target. */
  internalLink: maybe(v.string()),
  externalLink: maybe(v.string()),
  linkNewTab: maybe(v.boolean()),
  name: maybe(v.string()),
  translated: v.nullish(
    v.object({
      name: maybe(v.string()),
      breadcrumb: maybe(v.array(v.string())),
      description: maybe(v.string()),
      metaTitle: maybe(v.string()),
      metaDescription: maybe(v.string()),
      customFields: maybe(customFields),
    }),
    {},
  ),
  level: v.exactOptional(v.number()),
  /** Ids from the root down to the parent: `|root|parent|`. */
  path: maybe(v.string()),
  breadcrumb: maybe(v.array(v.string())),
  childCount: v.exactOptional(v.number()),
  visibleChildCount: v.exactOptional(v.number()),
  active: v.exactOptional(v.boolean()),
  visible: v.exactOptional(v.boolean()),
  media: maybe(media),
  seoUrls: maybe(v.array(seoUrl)),
  createdAt: maybe(v.string()),
  updatedAt: maybe(v.string()),
});

export type Category = v.InferOutput<typeof own> & { children?: Category[] | null };
export const category: v.GenericSchema<unknown, Category> = v.object({
  ...own.entries,
  children: maybe(v.array(v.lazy(() => category))),
});

/** Alias of one of the sales channel's trees. */
export type NavigationType = 'main-navigation' | 'footer-navigation' | 'service-navigation';
