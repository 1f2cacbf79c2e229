import { itemSwids, type Clients, type ListingAnswer, type ListingQueryInput } from '@weefsel/api-clients';
import { CARD_FIELDS, toFoundCards } from '@weefsel/product';
import { unusedWords } from '../search-page/understanding/unused-words';
import type { Found } from './suggestion';
import { SHORTEST_TEXT } from './shortest-text';
import type { UnderstoodText } from './understood-text';
import { categoryIdOf, redirectOf, toSuggestionGroups, type CategoryHrefs } from './to-suggestion-groups';

/** Maximum number of products looked up. */
const MOST_PRODUCTS = 12;

interface FindTextSources {
  search: Pick<Clients['search'], 'search' | 'navigation' | 'suggestions'>;
  /** The choices in a text; undefined without any. */
  understand: (text: string, signal: AbortSignal) => Promise<UnderstoodText | undefined>;
  /** Products in the order of the ids. */
  byIds: Clients['commerce']['product']['byIds'];
  /** Addresses of categories by id; never rejects. */
  categoryHrefs: (ids: readonly string[]) => Promise<CategoryHrefs>;
  /** Names of the shop's departments, by the id of their category. */
  departments: () => ReadonlyMap<string, string>;
  /** The shopper's profile id, with consent. */
  profileKey: () => string | undefined;
}

type Visitor = Partial<Pick<ListingQueryInput, 'profileKey'>>;

/** Searches for a text. Rejects when the search service fails, or when the caller aborts. */
export type FindText = (text: string, signal: AbortSignal) => Promise<Found>;

/**
 * Requests results and suggestions in parallel, then further details about them. Calls the service from the
 * browser, unlike pages: typing needs several answers a second. The service's address and key are public.
 */
export function createFindText({
  search,
  understand,
  byIds,
  categoryHrefs,
  departments,
  profileKey,
}: FindTextSources): FindText {
  const productsOf = async (
    answer: ListingAnswer | undefined,
    signal: AbortSignal,
    dress?: UnderstoodText['dress'],
  ) => {
    if (!answer) return { products: [], productsFailed: true };
    const ids = itemSwids(answer.items).slice(0, MOST_PRODUCTS);
    try {
      const products = await byIds(ids, CARD_FIELDS, signal);
      const cards = toFoundCards(products, answer);
      return { products: dress ? await dress(cards, signal) : cards, productsFailed: false };
    } catch (error) {
      signal.throwIfAborted();
      console.error('[search popup] products', error);
      return { products: [], productsFailed: true };
    }
  };

  /** The products of an understood text; undefined without any, and then the text as typed counts. */
  const askUnderstood = async (text: string, visitor: Visitor, signal: AbortSignal) => {
    const understood = await understand(text, signal);
    if (!understood) return undefined;
    const query = { ...understood.query, ...visitor, pageSize: MOST_PRODUCTS };
    const answer = await ([...understood.text].length < SHORTEST_TEXT
      ? search.navigation(query, signal)
      : search.search({ ...query, text: understood.text }, signal));
    const { said, href, dress, text: rest } = understood;
    return answer.properties.nrofitems > 0 ? { answer, dress, rest, understood: { said, href } } : undefined;
  };

  return async (text, signal) => {
    const key = profileKey();
    const visitor: Visitor = key ? { profileKey: key } : {};
    const query = { text, ...visitor };
    const chosen = askUnderstood(text, visitor, signal).catch(() => undefined);
    const [results, suggestions] = await Promise.allSettled([
      search.search({ ...query, pageSize: MOST_PRODUCTS }, signal),
      search.suggestions(query, signal),
    ]);
    signal.throwIfAborted();
    const wireGroups = suggestions.status === 'fulfilled' ? suggestions.value : [];
    const wireSuggestions = wireGroups.flatMap((group) => group.suggestions);
    if (results.status === 'rejected' && wireSuggestions.length === 0) throw results.reason;

    const narrowed = results.status === 'fulfilled' ? await chosen : undefined;
    signal.throwIfAborted();
    const answer = narrowed?.answer ?? (results.status === 'fulfilled' ? results.value : undefined);
    const [products, hrefs] = await Promise.all([
      productsOf(answer, signal, narrowed?.dress),
      categoryHrefs(wireSuggestions.flatMap((suggestion) => categoryIdOf(suggestion) ?? [])),
    ]);
    signal.throwIfAborted();
    const meant = narrowed ? undefined : answer?.properties.suggestedsearchterm;
    const unused = answer ? unusedWords(narrowed?.rest ?? text, answer.properties) : [];
    const direct = results.status === 'fulfilled' ? redirectOf(results.value.redirects) : undefined;
    return {
      text,
      total: answer?.properties.nrofitems ?? 0,
      groups: toSuggestionGroups(wireGroups, { hrefs, departments: departments() }),
      ...products,
      ...(meant && { meant }),
      ...(unused.length > 0 && { unused }),
      ...(direct && { direct }),
      ...(narrowed && { understood: narrowed.understood }),
    };
  };
}
