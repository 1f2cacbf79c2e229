import type { Clients } from '@weefsel/api-clients';
import { paths, type PageLoad } from '@weefsel/contracts';
import type { ListingData } from '../listing/listing-data';
import type { ListingPlace } from '../listing/listing-place';
import { parseListing } from '../listing/listing-url';
import { readShowSalePercentage, toListingPage } from '../listing/to-listing-page';
import { toListingQuery } from '../listing/to-listing-query';

/** Shortest text, in characters, that is searched for. */
const MIN_TEXT = 3;

const searchPlace = (text: string): ListingPlace => {
  const title = text ? `Zoekresultaten voor “${text}”` : 'Zoeken';
  return {
    title,
    crumbs: [
      { name: 'Home', href: paths.home.to() },
      { name: 'Zoeken', href: paths.search.to(text) },
    ],
    around: [],
  };
};

const tooShort = ({ title, crumbs }: ListingPlace): ListingData => ({
  title,
  crumbs,
  tooShort: true,
  total: 0,
  pages: 0,
  cards: [],
  categories: { title: '', links: [] },
  facets: [],
  sorts: [],
  showSalePercentage: false,
});

/** Results of a text search. A text that is too short asks nobody. Throws what the clients throw. */
export const load: PageLoad<Clients, ListingData> = async (request, clients) => {
  const { url, signal } = request;
  const state = parseListing(url.searchParams);
  const place = searchPlace(state.text);
  if ([...state.text].length < MIN_TEXT) {
    const head = { title: `${place.title} | Weefsel`, robots: 'noindex, follow' } as const;
    return { kind: 'page', data: tooShort(place), head, context: 'general' };
  }
  const [answer, showSalePercentage] = await Promise.all([
    clients.search.search({ ...toListingQuery(state), text: state.text }, signal),
    readShowSalePercentage(clients, signal),
  ]);
  return toListingPage({ request, state, place, answer, showSalePercentage }, clients);
};
