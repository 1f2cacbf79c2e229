import { LISTING_PAGE_SIZE } from '@weefsel/contracts';
import type { Query } from '../http/create-http';

const HIDDEN = 'stock_status=outofstock&season_archived=true';
const HIDDEN_IN_NEW_COLLECTION = `${HIDDEN}&season_hidden_new=true`;

export interface ListingQueryInput {
  /** Id of the category in the search service, or a path of ids joined by `-`. */
  categoryId?: string;
  /** What the shopper typed; at most 100 characters reach the service. */
  text?: string;
  /** 1-based. */
  page?: number;
  pageSize?: number;
  /** Title of one of `properties.sortfields`. */
  sort?: string;
  /** Chosen values by the facet's urlkey; a range is one value, `20-79.5`, both ends included. */
  filters?: Readonly<Record<string, readonly string[]>>;
  /** The visitor's id; only the first page is counted for the profile. */
  profileKey?: string;
  /** Restricts to one brand. */
  brandId?: string;
  /** The new-collection page also hides what is not to be shown as new. */
  newCollection?: boolean;
}

/** Category ids that the search service knows under another name than the shop. */
export interface SearchCategories {
  /** Ids that stand for no category of the service, each with the id to ask for instead. */
  alternates?: Readonly<Record<string, string>>;
  /** The category in which texts are searched for as long as the shopper has chosen no other; may be empty. */
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
