import { patienceFor, type Clients } from '@weefsel/api-clients';
import type { PageLoad, PageRequest, PageResult } from '@weefsel/contracts';
import { forPartsOf, inTime, type NoProducts } from './in-time';
import { landingAround, landingSlug } from './landing-around';
import type { ListingData } from '../listing-data';
import { brandPlace, categoryPlace, placeOfPath, type ListingPlace } from './listing-place';
import { parseListing } from '../address/listing-url';
import { toFailedListing } from './to-failed-listing';
import { loadListingCards, readShowSalePercentage, toListingPage, toListingQuery } from './to-listing-page';

const BRAND_TYPES: readonly string[] = [
  'productManufacturer',
  'frontend.product_manufacturer.category.detail',
];

const isBrand = ({ type }: PageRequest): boolean => BRAND_TYPES.includes(type);

/** The page that shows what is new hides more than the others. */
const isNewCollection = (path: string): boolean => /\/nieuw\/?$/.test(path);

/** The search service's result, or why there is none. */
const foundBy = (clients: Clients, ...asked: Parameters<Clients['search']['navigation']>) =>
  clients.search.navigation(...asked).catch((failure: unknown) => ({ failure }));

type Result = PageResult<ListingData>;

/** The restriction of a listing, as far as its address tells before anybody is asked. */
function restrictionOf({
  id = '',
  type,
}: PageRequest): { categoryId: string } | { brandId: string } | undefined {
  if (type === 'productManufacturer') return { brandId: id };
  return type === 'frontend.product_manufacturer.category.detail' ? undefined : { categoryId: id };
}

/** Longest wait for the place of a listing, in ms; its path tells something too. */
const PLACE_MS = 3000;

/** The work's result; rejects when it takes longer than `ms`. */
async function soon<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no word of where this is within ${ms} ms`)), ms);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/** The listing of a place that is being looked up; products are requested meanwhile where the address says enough. */
async function withProducts(
  request: PageRequest,
  clients: Clients,
  looking: Promise<ListingPlace | undefined>,
): Promise<Result | NoProducts> {
  const { url, signal, profileKey } = request;
  const state = { ...parseListing(url.searchParams), text: '' };
  const query = {
    ...toListingQuery(state),
    newCollection: isNewCollection(url.pathname),
    ...(profileKey && { profileKey }),
  };
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
  const answer = await (found ?? foundBy(clients, { ...own, ...query }, signal));
  if ('failure' in answer) return answer;

  const page = await toListingPage(
    { request, state, place, answer, showSalePercentage: await sale, ...(loading && { loading }) },
    clients,
  );
  const landing = landingSlug(place.path ?? url.pathname, state);
  if (page.kind === 'redirect' || !landing) return page;
  return { ...page, data: { ...page.data, landing }, fragments: landingAround(landing) };
}

/**
 * Listing of a category or brand; `not-found` when the backend does not know the id. Without the search service there
 * is a page without products. Throws what the commerce client throws when the path does not tell either where this is.
 */
export const load: PageLoad<Clients, ListingData> = async (request, clients) => {
  if (!request.id) return { kind: 'not-found' };
  const reading = (isBrand(request) ? brandPlace : categoryPlace)(request, clients);
  const parts = forPartsOf(request);
  const looking = soon(reading, patienceFor(parts, PLACE_MS)).catch((failure: unknown) =>
    placeOfPath(request, failure),
  );
  const withoutProducts = async (failure: unknown): Promise<Result> => {
    const place = await looking;
    return place ? toFailedListing(request, place, failure) : { kind: 'not-found' };
  };
  return inTime(withProducts(parts, clients, looking), withoutProducts, request);
};
