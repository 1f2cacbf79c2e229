import { timeoutFor, type Clients } from '@weefsel/api-clients';
import { inTime, type PageLoad, type PageRequest, type PageResult } from '@weefsel/contracts';
import { forPartsOf, withProductsInTime, type NoProducts } from './products-in-time';
import { frontOf, landingAround, landingSlug, STORY_ID, storyOf } from './landing-around';
import type { ListingData } from '../listing-data';
import {
  BRAND,
  brandPlace,
  CATEGORY_OF_BRAND,
  categoryPlace,
  placeOfPath,
  type ListingPlace,
} from './listing-place';
import { loadTiles } from './load-tiles';
import { parseListing } from '../address/listing-url';
import { toFailedListing } from './to-failed-listing';
import { loadListingCards, readShowSalePercentage, toListingPage, toListingQuery } from './to-listing-page';
import { LIMIT_MS } from '../../time-limits';

/** True for the page of new products, which also hides products excluded from it. */
const isNewCollection = (path: string): boolean => /\/nieuw\/?$/.test(path);

/** The search service's response, or its failure. */
const foundBy = (clients: Clients, ...asked: Parameters<Clients['search']['navigation']>) =>
  clients.search.navigation(...asked).catch((failure: unknown) => ({ failure }));

type Result = PageResult<ListingData>;

/** Restriction of a listing, as far as the address alone determines it. */
function restrictionOf({ id = '', type }: PageRequest) {
  if (type === BRAND) return { brandId: id };
  return type === CATEGORY_OF_BRAND ? undefined : { categoryId: id };
}

type ListingPage = Extract<Result, { kind: 'page' }>;

/** With a front, the first picture is not that of a product. */
function withoutHero({ head: { heroImage, ...head }, ...page }: ListingPage): ListingPage {
  return { ...page, head };
}

/**
 * The listing of a place that is still loading. Requests products concurrently where the address has enough
 * information.
 */
async function withProducts(
  request: PageRequest,
  clients: Clients,
  looking: Promise<ListingPlace | undefined>,
): Promise<Result | NoProducts> {
  const { url, signal } = request;
  const state = { ...parseListing(url.searchParams), text: '' };
  const query = { ...toListingQuery(state, request), newCollection: isNewCollection(url.pathname) };
  const sale = readShowSalePercentage(clients, request);
  const known = restrictionOf(request);
  const found = known && foundBy(clients, { ...known, ...query }, signal);
  const cardsOf = async (answer: Awaited<ReturnType<typeof foundBy>>) =>
    'failure' in answer ? { cards: [] } : loadListingCards({ request, state, answer }, clients);
  const loading = found?.then(cardsOf);
  loading?.catch(() => undefined);

  const place = await looking;
  if (!place) return { kind: 'not-found' };
  const { brandId, categoryId } = place;
  const own = { ...(categoryId && { categoryId }), ...(brandId && { brandId }) };
  const landing = landingSlug(place.path ?? url.pathname, state);
  const reading = landing ? loadTiles(clients, landing, request) : [];
  const answer = await (found ?? foundBy(clients, { ...own, ...query }, signal));
  if ('failure' in answer) return answer;

  const page = await toListingPage(
    { request, state, place, answer, showSalePercentage: await sale, ...(loading && { loading }) },
    clients,
  );
  if (page.kind === 'redirect' || !landing) return page;
  const front = frontOf(place);
  const story = storyOf(place);
  const tiles = await reading;
  const shown = {
    landing,
    ...(tiles.length > 0 && { tiles }),
    ...(front && { front }),
    ...(STORY_ID in story && { brandId: place.brandId ?? '' }),
  };
  const around = {
    ...page,
    data: { ...page.data, ...shown },
    fragments: { ...story, ...landingAround(landing, front) },
  };
  return front && state.page === 1 ? withoutHero(around) : around;
}

/**
 * Listing of a category or brand; `not-found` when the backend does not know the id. Without the search service, a page
 * without products. Throws the commerce client's error when the path is not enough either.
 */
export const load: PageLoad<Clients, ListingData> = async (request, clients) => {
  if (!request.id) return { kind: 'not-found' };
  const isOfBrand = request.type === BRAND || request.type === CATEGORY_OF_BRAND;
  const reading = (isOfBrand ? brandPlace : categoryPlace)(request, clients);
  const parts = forPartsOf(request);
  const looking = inTime(reading, timeoutFor(parts, LIMIT_MS.place), 'The place of the listing').catch(
    (failure: unknown) => placeOfPath(request, failure),
  );
  const withoutProducts = async (failure: unknown): Promise<Result> => {
    const place = await looking;
    return place ? toFailedListing(request, place, failure) : { kind: 'not-found' };
  };
  return withProductsInTime(withProducts(parts, clients, looking), withoutProducts, request);
};
