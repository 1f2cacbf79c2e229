import type { Clients } from '@weefsel/api-clients';
import type { PageLoad } from '@weefsel/contracts';
import type { ListingData } from './listing-data';
import { brandPlace, categoryPlace } from './listing-place';
import { parseListing } from './listing-url';
import { readShowSalePercentage, toListingPage } from './to-listing-page';
import { toListingQuery } from './to-listing-query';

const BRAND_TYPES: readonly string[] = [
  'productManufacturer',
  'frontend.product_manufacturer.category.detail',
];

/** The page that shows what is new hides more than the others. */
const isNewCollection = (path: string): boolean => /\/nieuw\/?$/.test(path);

/** Listing of a category or brand. Throws what the clients throw; `not-found` when the backend does not know the id. */
export const load: PageLoad<Clients, ListingData> = async (request, clients) => {
  const { id, type, url, signal } = request;
  if (!id) return { kind: 'not-found' };
  const state = { ...parseListing(url.searchParams), text: '' };
  const query = { ...toListingQuery(state), newCollection: isNewCollection(url.pathname) };
  const sale = readShowSalePercentage(clients, signal);

  if (BRAND_TYPES.includes(type)) {
    const place = await brandPlace(request, clients, signal);
    if (!place) return { kind: 'not-found' };
    const { brandId, categoryId } = place;
    const own = { ...(categoryId && { categoryId }), ...(brandId && { brandId }) };
    const answer = await clients.search.navigation({ ...own, ...query }, signal);
    return toListingPage({ request, state, place, answer, showSalePercentage: await sale }, clients);
  }

  const [place, answer] = await Promise.all([
    categoryPlace(id, clients, signal),
    clients.search.navigation({ categoryId: id, ...query }, signal),
  ]);
  if (!place) return { kind: 'not-found' };
  return toListingPage({ request, state, place, answer, showSalePercentage: await sale }, clients);
};
