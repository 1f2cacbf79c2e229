import { shareOf, type Clients, type ListingAnswer, type ListingQueryInput } from '@weefsel/api-clients';
import {
  paths,
  type PageLoad,
  type PageRequest,
  type PageResult,
  NO_LINK,
  safeHref,
  toUrl,
} from '@weefsel/contracts';
import type { ListingData } from '../listing/listing-data';
import { toCrumbs } from '@weefsel/product';
import type { ListingPlace } from '../listing/load/listing-place';
import { hasFilters, type ListingState } from '../listing/address/listing-state';
import { parseListing, printListing } from '../listing/address/listing-url';
import { forPartsOf, withProductsInTime, type NoProducts } from '../listing/load/products-in-time';
import { emptyListing, toFailedListing } from '../listing/load/to-failed-listing';
import {
  loadListingCards,
  readShowSalePercentage,
  toListingPage,
  toListingQuery,
} from '../listing/load/to-listing-page';
import { newProducts, popularCategories, toJumps } from './to-suggestions';
import { NEW_PRODUCTS, type SearchData } from './search-data';
import { readShopFacets, type ShopFacets } from './understanding/shop-facets';
import { kindsIn } from './kinds-in';
import { understand } from './understanding/understand';
import { isPartOf, unusedWords } from './understanding/unused-words';
import { givenUpIn, looserReadings } from './understanding/looser-readings';
import type { Understanding } from './understanding/understood';
import { LIMIT_MS } from '../time-limits';

/** Search text in an address; undefined for any other page. */
function searchedAt(address: string, { origin }: PageRequest): string | undefined {
  const url = new URL(address, origin);
  const isSearch = url.origin === origin && url.pathname === paths.search.pattern;
  return isSearch ? parseListing(url.searchParams).text.toLowerCase() : undefined;
}

/**
 * The search service's redirect for a text. Undefined without one, and when it leads back to this text. Also undefined
 * when its target is a search that redirects too.
 */
async function followRedirect(
  redirects: readonly { url: string }[],
  text: string,
  request: PageRequest,
  { search }: Pick<Clients, 'search'>,
): Promise<string | undefined> {
  const to = safeHref(redirects[0]?.url);
  if (to === NO_LINK || !toUrl(to, request.origin)) return undefined;
  const next = searchedAt(to, request);
  if (next === undefined) return to;
  if (next === '' || next === text.toLowerCase()) return undefined;
  const answer = await search.search({ text: next }, request.signal).catch(() => undefined);
  return answer?.redirects.length === 0 ? to : undefined;
}

/** Minimum length of a search text, in characters. */
const MIN_TEXT = 3;

const isTooShort = (text: string): boolean => [...text].length < MIN_TEXT;

/**
 * The listing that a text asks for, as typed or as corrected by the service. Undefined when none of it was understood.
 * Words left out by the service stay in the text: the page names them.
 */
function understoodOf(
  state: ListingState,
  { properties }: ListingAnswer,
  shop: ShopFacets,
): Understanding | undefined {
  const asTyped = understand(state, shop);
  if (asTyped) return asTyped;
  const asMeant = understand({ ...state, text: properties.suggestedsearchterm ?? '' }, shop);
  if (!asMeant) return undefined;
  const left = unusedWords(state.text, properties).filter((word) => !asMeant.text.includes(word));
  return { ...asMeant, text: [asMeant.text, ...left].join(' ').trim() };
}

/** Requests the products of a text. Without one, of the whole assortment under the chosen filters. */
const ask = (
  state: ListingState,
  more: Partial<ListingQueryInput>,
  request: PageRequest,
  { search }: Clients,
) => {
  const query = { ...toListingQuery(state, request), ...more };
  const { text } = state;
  return isTooShort(text)
    ? search.navigation(query, request.signal)
    : search.search({ ...query, text }, request.signal);
};

/**
 * Address of the listing that a text was understood as, if it has products. Without any, of the best looser reading
 * with some: all are requested at once, and no more often.
 */
async function understoodAt(
  state: ListingState,
  answer: ListingAnswer,
  request: PageRequest,
  clients: Clients,
): Promise<string | undefined> {
  const shop = await readShopFacets(clients.search, request);
  const understood = understoodOf(state, answer, shop);
  // The current address needs no redirect, which would loop.
  if (!understood || printListing(understood) === printListing({ ...state, page: 1 })) return undefined;
  const hasProducts = async (listing: ListingState): Promise<boolean> => {
    const found = await ask(listing, { pageSize: 1 }, request, clients).catch(() => undefined);
    return (found?.properties.nrofitems ?? 0) > 0;
  };
  const addressOf = (listing: ListingState): string => paths.search.pattern + printListing(listing);
  if (await hasProducts(understood)) return addressOf(understood);
  const looser = looserReadings(understood, state, shop);
  const have = await Promise.all(looser.map(hasProducts));
  const best = looser[have.indexOf(true)];
  return best && addressOf(best);
}

function searchPlace(text: string, { text: t }: PageRequest): ListingPlace {
  const name = t('headless.search.title');
  return {
    title: text ? t('headless.search.resultsFor', { text }) : t('headless.search.results'),
    crumbs: toCrumbs(t, [{ name, href: paths.search.to(text) }]),
    around: [],
  };
}

/** The corrected text, when it differs from the typed one in more than words left out. */
function meantBy({ properties: { suggestedsearchterm } }: ListingAnswer, text: string): string | undefined {
  const meant = suggestedsearchterm?.trim();
  return meant && !isPartOf(meant, text) ? meant : undefined;
}

/** The shop's brands and categories; a search works without those that fail to load. */
const aroundSearch = ({ commerce }: Clients, request: PageRequest) => {
  const share = shareOf(request, LIMIT_MS.around);
  return Promise.all([
    commerce.brands.list(undefined, share).catch(() => []),
    commerce.navigation.read('main-navigation', undefined, share).catch(() => []),
  ]);
};

type Around = Awaited<ReturnType<typeof aroundSearch>>;
type Result = PageResult<SearchData>;

const withKinds = (kinds: string[]): Pick<ListingData, 'kinds'> => (kinds.length > 0 ? { kinds } : {});

const withWays = (data: ListingData, text: string, [brands, tree]: Around): SearchData => ({
  ...data,
  ...withKinds(kindsIn(text, tree)),
  jumps: toJumps(text, brands, tree),
  popular: data.total === 0 ? popularCategories(tree) : [],
});

async function withProducts(
  request: PageRequest,
  clients: Clients,
  looking: Promise<Around>,
): Promise<Result | NoProducts> {
  const { url } = request;
  const state = parseListing(url.searchParams);
  const { text } = state;
  const badges = readShowSalePercentage(clients, request);
  // Requests the facets of the shop early.
  if (!isTooShort(text)) void readShopFacets(clients.search, request);
  const answer = await ask(state, {}, request, clients).catch((failure: unknown) => ({ failure }));
  if ('failure' in answer) return answer;
  const loading = loadListingCards({ request, state, answer }, clients);
  loading.catch(() => undefined);
  const [showSalePercentage, around] = await Promise.all([badges, looking]);
  const elsewhere = await followRedirect(answer.redirects, text, request, clients);
  if (elsewhere) return { kind: 'redirect', to: elsewhere, status: 302 };
  const understood = isTooShort(text) ? undefined : await understoodAt(state, answer, request, clients);
  if (understood) return { kind: 'redirect', to: understood, status: 302 };

  const place = searchPlace(text, request);
  const page = await toListingPage({ request, state, place, answer, showSalePercentage, loading }, clients);
  if (page.kind === 'redirect') return page;
  const meant = meantBy(answer, text);
  const unused = unusedWords(text, answer.properties);
  const givenUp = givenUpIn(state);
  const said = {
    ...(meant && { meant }),
    ...(unused.length > 0 && { unused }),
    ...(givenUp.length > 0 && { givenUp }),
  };
  const data = { ...withWays(page.data, text, around), ...said };
  const [, tree] = around;
  if (data.total > 0 || hasFilters(state) || tree.length === 0) return { ...page, data };
  const fresh = newProducts(tree);
  const slider = { remote: 'mf-catalog', name: 'ProductSlider', props: fresh } as const;
  return { ...page, data: { ...data, fresh }, fragments: { [NEW_PRODUCTS]: slider } };
}

/**
 * Results of a text search. Words that match the shop's facets become filters of the address. When no word is left, the
 * filters alone are listed. A text that is too short is not searched for. Without the search service there are only
 * suggestions.
 */
export const load: PageLoad<Clients, SearchData> = async (request, clients) => {
  const state = parseListing(request.url.searchParams);
  const { text } = state;
  const place = searchPlace(text, request);
  if (isTooShort(text) && !hasFilters(state) && !state.category) {
    const head = { title: `${place.title} | Weefsel`, robots: 'noindex, follow' } as const;
    const data = { ...emptyListing(place), tooShort: true as const, jumps: [], popular: [] };
    return { kind: 'page', data, head, context: 'general' };
  }
  const parts = forPartsOf(request);
  const looking = aroundSearch(clients, parts);
  const withoutProducts = async (failure: unknown): Promise<Result> => {
    const failed = toFailedListing(request, place, failure);
    const around = await looking;
    const [, tree] = around;
    const categories = { ...failed.data.categories, links: popularCategories(tree) };
    return { ...failed, data: withWays({ ...failed.data, categories }, text, around) };
  };
  return withProductsInTime(withProducts(parts, clients, looking), withoutProducts, request);
};
