import type { Clients } from '@weefsel/api-clients';
import type { PageLoad, PageRequest, PageResult } from '@weefsel/contracts';
import { inTime, type NoProducts } from './in-time';
import { landingAround, landingSlug } from './landing-around';
import type { ListingData } from '../listing-data';
import { brandPlace, categoryPlace, placeOfPath, type ListingPlace } from './listing-place';
import { parseListing } from '../address/listing-url';
import { toFailedListing } from './to-failed-listing';
import { readShowSalePercentage, toListingPage } from './to-listing-page';
import { toListingQuery } from './to-listing-query';

const BRAND_TYPES: readonly string[] = [
  'productManufacturer',
  'frontend.product_manufacturer.category.detail',
];

const isBrand = ({ type }: PageRequest): boolean => BRAND_TYPES.includes(type);

/** The page that shows what is new hides more than the others. */
const isNewCollection = (path: string): boolean => /\/nieuw\/?$/.test(path);

/** What the search service found, or why it found nothing. */
const foundBy = (clients: Clients, ...asked: Parameters<Clients['search']['navigation']>) =>
  clients.search.navigation(...asked).catch((failure: unknown) => ({ failure }));

type Result = PageResult<ListingData>;

/** The listing of a place that is being looked up; of a category the search service is asked at the same time. */
async function withProducts(
  request: PageRequest,
  clients: Clients,
  looking: Promise<ListingPlace | undefined>,
): Promise<Result | NoProducts> {
  const { id = '', url, signal } = request;
  const state = { ...parseListing(url.searchParams), text: '' };
  const query = { ...toListingQuery(state), newCollection: isNewCollection(url.pathname) };
  const sale = readShowSalePercentage(clients, signal);
  const found = isBrand(request) ? undefined : foundBy(clients, { categoryId: id, ...query }, signal);

  const place = await looking;
  if (!place) return { kind: 'not-found' };
  const { brandId, categoryId } = place;
  const own = { ...(categoryId && { categoryId }), ...(brandId && { brandId }) };
  const answer = await (found ?? foundBy(clients, { ...own, ...query }, signal));
  if ('failure' in answer) return answer;

  const page = await toListingPage(
    { request, state, place, answer, showSalePercentage: await sale },
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
  const looking = reading.catch((failure: unknown) => placeOfPath(request, failure));
  const withoutProducts = async (failure: unknown): Promise<Result> => {
    const place = await looking;
    return place ? toFailedListing(request, place, failure) : { kind: 'not-found' };
  };
  return inTime(withProducts(request, clients, looking), withoutProducts);
};
