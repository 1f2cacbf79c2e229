import { itemSwids, type Clients, type ListingAnswer } from '@weefsel/api-clients';
import { CARD_FIELDS, toFoundCards } from '@weefsel/product';
import type { Found } from './found';
import { categoryIdOf, redirectOf, toSuggestionGroups, type CategoryHrefs } from './to-suggestion-groups';

/** Most products that are looked up. */
const MOST_PRODUCTS = 12;

interface FindTextSources {
  search: Pick<Clients['search'], 'search' | 'suggestions'>;
  /** Products in the order of the ids. */
  byIds: Clients['commerce']['product']['byIds'];
  /** Addresses of categories by id; never rejects. */
  categoryHrefs: (ids: readonly string[]) => Promise<CategoryHrefs>;
  /** Names of the shop's departments, by the id of their category. */
  departments: () => ReadonlyMap<string, string>;
  /** The visitor's id, for those who allow it. */
  profileKey: () => string | undefined;
}

/** Searches for a text. Rejects when the search service fails, or when the caller gave up. */
export type FindText = (text: string, signal: AbortSignal) => Promise<Found>;

/** Requests results and suggestions in parallel, then further details about them. */
export function createFindText({
  search,
  byIds,
  categoryHrefs,
  departments,
  profileKey,
}: FindTextSources): FindText {
  const productsOf = async (answer: ListingAnswer | undefined, signal: AbortSignal) => {
    if (!answer) return { products: [], productsFailed: true };
    const ids = itemSwids(answer.items).slice(0, MOST_PRODUCTS);
    try {
      const products = await byIds(ids, CARD_FIELDS, signal);
      return { products: toFoundCards(products, answer), productsFailed: false };
    } catch (error) {
      signal.throwIfAborted();
      console.error('[search popup] products', error);
      return { products: [], productsFailed: true };
    }
  };

  return async (text, signal) => {
    const visitor = profileKey();
    const query = { text, ...(visitor && { profileKey: visitor }) };
    const [results, suggestions] = await Promise.allSettled([
      search.search({ ...query, pageSize: MOST_PRODUCTS }, signal),
      search.suggestions(query, signal),
    ]);
    signal.throwIfAborted();
    const wireGroups = suggestions.status === 'fulfilled' ? suggestions.value : [];
    const wireSuggestions = wireGroups.flatMap((group) => group.suggestions);
    if (results.status === 'rejected' && wireSuggestions.length === 0) throw results.reason;

    const answer = results.status === 'fulfilled' ? results.value : undefined;
    const [products, hrefs] = await Promise.all([
      productsOf(answer, signal),
      categoryHrefs(wireSuggestions.flatMap((suggestion) => categoryIdOf(suggestion) ?? [])),
    ]);
    signal.throwIfAborted();
    const meant = answer?.properties.suggestedsearchterm;
    const direct = redirectOf(answer?.redirects);
    return {
      text,
      total: answer?.properties.nrofitems ?? 0,
      groups: toSuggestionGroups(wireGroups, { hrefs, departments: departments() }),
      ...products,
      ...(meant && { meant }),
      ...(direct && { direct }),
    };
  };
}
