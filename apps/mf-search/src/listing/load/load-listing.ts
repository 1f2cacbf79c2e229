import type { Clients } from '@weefsel/api-clients';
import type { PageLoad } from '@weefsel/contracts';
import { landingAround, landingSlug } from './landing-around';
import type { ListingData } from '../listing-data';
import { brandPlace, categoryPlace, placeOfPath } from './listing-place';
import { parseListing } from '../address/listing-url';
import { toFailedListing } from './to-failed-listing';
import { readShowSalePercentage, toListingPage } from './to-listing-page';
import { toListingQuery } from './to-listing-query';

const BRAND_TYPES: readonly string[] = [
  'productManufacturer',
  'frontend.product_manufacturer.category.detail',
];

/** The page that shows what is new hides more than the others. */
const isNewCollection = (path: string): boolean => /\/nieuw\/?$/.test(path);

/** What the search service found, or why it found nothing. */
const foundBy = (clients: Clients, ...asked: Parameters<Clients['search']['navigation']>) =>
  clients.search.navigation(...asked).catch((failure: unknown) => ({ failure }));

/**
 * Listing of a category or brand; `not-found` when the backend does not know the id. Without the search service there
 * is a page without products. Throws what the commerce client throws when the path does not tell either where this is.
 */
export const load: PageLoad<Clients, ListingData> = async (request, clients) => {
  const { id, type, url, signal } = request;
  if (!id) return { kind: 'not-found' };
  const state = { ...parseListing(url.searchParams), text: '' };
  const query = { ...toListingQuery(state), newCollection: isNewCollection(url.pathname) };
  const isBrand = BRAND_TYPES.includes(type);
  const sale = readShowSalePercentage(clients, signal);
  const found = isBrand ? undefined : foundBy(clients, { categoryId: id, ...query }, signal);

  const reading = isBrand ? brandPlace(request, clients, signal) : categoryPlace(id, clients, signal);
  const place = await reading.catch((failure: unknown) => placeOfPath(request, failure));
  if (!place) return { kind: 'not-found' };
  const { brandId, categoryId } = place;
  const own = { ...(categoryId && { categoryId }), ...(brandId && { brandId }) };
  const answer = await (found ?? foundBy(clients, { ...own, ...query }, signal));
  if ('failure' in answer) return toFailedListing(request, place, answer.failure);

  const page = await toListingPage(
    { request, state, place, answer, showSalePercentage: await sale },
    clients,
  );
  const landing = landingSlug(place.path ?? url.pathname, state);
  if (page.kind === 'redirect' || !landing) return page;
  return { ...page, data: { ...page.data, landing }, fragments: landingAround(landing) };
};
