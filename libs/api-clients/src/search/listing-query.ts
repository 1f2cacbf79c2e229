import { LISTING_PAGE_SIZE } from '@weefsel/contracts';
import type { Query } from '../http/create-http';

const HIDDEN = 'stock_status=outofstock&season_archived=true';
const HIDDEN_IN_NEW_COLLECTION = `${HIDDEN}&season_hidden_new=true`;

export interface ListingQueryInput {
  /** Category id in the search service, or a path of ids joined by `-`. */
  categoryId?: string;
  /** The shopper's search text; at most 100 characters reach the service. */
  text?: string;
  /** 1-based. */
  page?: number;
  pageSize?: number;
  /** Title of one of `properties.sortfields`. */
  sort?: string;
  /** Filters by the facet's urlkey. A range is one value, `20-79.5`, both ends included. */
  filters?: Readonly<Record<string, readonly string[]>>;
  /** The shopper's profile id. Only the first page counts for the profile. */
  profileKey?: string;
  /** Restricts to one brand. */
  brandId?: string;
  /** The new-collection page also hides products excluded from it. */
  newCollection?: boolean;
}

/** Differences between category ids of the shop and of the search service. */
export interface SearchCategories {
  /** Ids without a category in the service, each with its replacement. */
  alternates?: Readonly<Record<string, string>>;
  /** Category for text searches until the shopper chooses another; may be empty. */
  everything?: string;
}

const categoryOf = (
  { categoryId, text }: Pick<ListingQueryInput, 'categoryId' | 'text'>,
  { alternates = {}, everything }: SearchCategories,
): string | undefined => {
  if (categoryId === undefined) return text === undefined ? undefined : everything || undefined;
  return Object.hasOwn(alternates, categoryId) ? alternates[categoryId] : categoryId;
};

/** The service's query for one page of a listing. */
export function listingQuery(input: ListingQueryInput, categories: SearchCategories = {}): Query {
  const { page = 1, pageSize = LISTING_PAGE_SIZE } = input;
  const chosen = Object.entries(input.filters ?? {}).filter(([, values]) => values.length > 0);
  return {
    format: 'json',
    tn_ps: pageSize,
    tn_p: page,
    tn_cid: categoryOf(input, categories),
    tn_q: input.text?.slice(0, 100),
    tn_sort: input.sort,
    tn_profilekey: page === 1 ? input.profileKey : undefined,
    ...Object.fromEntries(chosen.map(([key, values]) => [`tn_fk_${key}`, values.join('|')])),
    tn_parameters: input.brandId && `brandId=${input.brandId}`,
    tn_parameters_except: input.newCollection ? HIDDEN_IN_NEW_COLLECTION : HIDDEN,
  };
}
