import { shareOf, type Clients, type ListingAnswer } from '@weefsel/api-clients';
import {
  paths,
  type PageLoad,
  type PageRequest,
  type PageResult,
  NO_LINK,
  safeHref,
} from '@weefsel/contracts';
import type { ListingData } from '../listing/listing-data';
import { toCrumbs } from '@weefsel/product';
import type { ListingPlace } from '../listing/load/listing-place';
import { hasFilters } from '../listing/address/listing-state';
import { parseListing } from '../listing/address/listing-url';
import { forPartsOf, inTime, type NoProducts } from '../listing/load/in-time';
import { emptyListing, toFailedListing } from '../listing/load/to-failed-listing';
import {
  loadListingCards,
  readShowSalePercentage,
  toListingPage,
  toListingQuery,
} from '../listing/load/to-listing-page';
import { newProducts, popularCategories, toJumps } from './to-suggestions';
import { NEW_PRODUCTS, type SearchData } from './search-data';

/** The text that an address searches for; undefined for every other page. */
function searchedAt(address: string, { origin }: PageRequest): string | undefined {
  const url = new URL(address, origin);
  const isSearch = url.origin === origin && url.pathname === paths.search.pattern;
  return isSearch ? parseListing(url.searchParams).text.toLowerCase() : undefined;
}

/**
 * The search service's redirect for a text; undefined when there is none, or when it leads back to this text or to one
 * that redirects too.
 */
async function followRedirect(
  redirects: readonly { url: string }[],
  text: string,
  request: PageRequest,
  { search }: Pick<Clients, 'search'>,
): Promise<string | undefined> {
  const to = safeHref(redirects[0]?.url);
  if (to === NO_LINK || !URL.canParse(to, request.origin)) return undefined;
  const next = searchedAt(to, request);
  if (next === undefined) return to;
  if (next === '' || next === text.toLowerCase()) return undefined;
  const answer = await search.search({ text: next }, request.signal).catch(() => undefined);
  return answer?.redirects.length === 0 ? to : undefined;
}

/** Shortest text, in characters, that is searched for. */
const MIN_TEXT = 3;

function searchPlace(text: string, { text: t }: PageRequest): ListingPlace {
  const name = t('headless.search.title');
  return {
    title: text ? t('headless.search.resultsFor', { text }) : name,
    crumbs: toCrumbs(t, [{ name, href: paths.search.to(text) }]),
    around: [],
  };
}

/** The corrected text, when it differs from the typed one. */
function meantBy({ properties: { suggestedsearchterm } }: ListingAnswer, text: string): string | undefined {
  const meant = suggestedsearchterm?.trim();
  return meant && meant.toLowerCase() !== text.toLowerCase() ? meant : undefined;
}

/** How long brands and categories are waited for, in ms. */
const AROUND_MS = 2200;

/** The shop's own brands and categories; a search works without those that fail to load. */
const aroundSearch = ({ commerce }: Clients, request: PageRequest) => {
  const share = shareOf(request, AROUND_MS);
  return Promise.all([
    commerce.brands.list(undefined, share).catch(() => []),
    commerce.navigation.read('main-navigation', undefined, share).catch(() => []),
  ]);
};

type Around = Awaited<ReturnType<typeof aroundSearch>>;
type Result = PageResult<SearchData>;

const withWays = (data: ListingData, text: string, [brands, tree]: Around): SearchData => ({
  ...data,
  jumps: toJumps(text, brands, tree),
  popular: data.total === 0 ? popularCategories(tree) : [],
});

async function withProducts(
  request: PageRequest,
  clients: Clients,
  looking: Promise<Around>,
): Promise<Result | NoProducts> {
  const { url, signal } = request;
  const state = parseListing(url.searchParams);
  const { text } = state;
  const badges = readShowSalePercentage(clients, request);
  const answer = await clients.search
    .search({ ...toListingQuery(state, request), text }, signal)
    .catch((failure: unknown) => ({ failure }));
  if ('failure' in answer) return answer;
  const loading = loadListingCards({ request, state, answer }, clients);
  loading.catch(() => undefined);
  const [showSalePercentage, around] = await Promise.all([badges, looking]);
  const elsewhere = await followRedirect(answer.redirects, text, request, clients);
  if (elsewhere) return { kind: 'redirect', to: elsewhere, status: 302 };

  const place = searchPlace(text, request);
  const page = await toListingPage({ request, state, place, answer, showSalePercentage, loading }, clients);
  if (page.kind === 'redirect') return page;
  const meant = meantBy(answer, text);
  const data = { ...withWays(page.data, text, around), ...(meant && { meant }) };
  const [, tree] = around;
  if (data.total > 0 || hasFilters(state) || tree.length === 0) return { ...page, data };
  const fresh = newProducts(tree);
  const slider = { remote: 'mf-catalog', name: 'ProductSlider', props: fresh } as const;
  return { ...page, data: { ...data, fresh }, fragments: { [NEW_PRODUCTS]: slider } };
}

/**
 * Results of a text search. A text that is too short is not searched for. Without the search service there are only
 * suggestions.
 */
export const load: PageLoad<Clients, SearchData> = async (request, clients) => {
  const { text } = parseListing(request.url.searchParams);
  const place = searchPlace(text, request);
  if ([...text].length < MIN_TEXT) {
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
  return inTime(withProducts(parts, clients, looking), withoutProducts, request);
};
