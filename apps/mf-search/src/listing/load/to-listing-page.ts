import type { Clients, ListingAnswer } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';
import { loadCards } from './cards/load-cards';
import type { ListingData, ListingFacet } from '../listing-data';
import { contextOf, type ListingPlace } from './listing-place';
import { PRICE_KEY, withPage, withPrice, type ListingState } from '../address/listing-state';
import { facetParameter, printListing } from '../address/listing-url';
import { BRAND_FACET, categoryFacet, toFacets } from './to-facets';
import { toListingHead } from './to-listing-head';
import { toNarrowingLinks, toPageLinks } from './to-category-links';

/** Name of the facet of colours in the address. */
const COLOUR_FACET = 'kleur';

interface ListingSource {
  request: PageRequest;
  state: ListingState;
  place: ListingPlace;
  answer: ListingAnswer;
  showSalePercentage: boolean;
}

const isFullRange = (facets: readonly ListingFacet[], { price }: ListingState): boolean =>
  facets.some((facet) => facet.kind === 'price' && price && price.min <= facet.min && price.max >= facet.max);

/**
 * A price that excludes nothing was not chosen: the form without script sends both of its fields untouched. Beside
 * other filters it was, and holds again when these are let go.
 */
const isUnchosenPrice = ({ state, request }: ListingSource, facets: readonly ListingFacet[]): boolean =>
  isFullRange(facets, state) &&
  (Object.keys(state.filters).length === 0 ||
    request.url.searchParams.getAll(facetParameter(PRICE_KEY)).length > 1);

/** A better address for what was asked: the last page there is, no price filter that nobody chose. */
function betterAddress(source: ListingSource, facets: readonly ListingFacet[]) {
  const { state, answer, request } = source;
  const { properties } = answer;
  if (isUnchosenPrice(source, facets))
    return request.url.pathname + printListing(withPrice(state, undefined));
  const last = Math.max(1, properties.nrofpages);
  return state.page > last ? request.url.pathname + printListing(withPage(state, last)) : undefined;
}

/** All facets, except the brands on a brand's own page. */
const facetsOf = ({ place, answer }: ListingSource): ListingFacet[] =>
  toFacets(answer.facets).filter(({ title }) => !place.brandId || title !== BRAND_FACET);

function categoriesOf({ place, answer, request }: ListingSource): ListingData['categories'] {
  const facet = categoryFacet(answer.facets);
  const title = facet?.facetsettings.title ?? request.text('headless.listing.category');
  const links =
    place.categoryId && place.around.length > 0
      ? toPageLinks(place.around, place.categoryId, facet)
      : toNarrowingLinks(facet?.attributes ?? []);
  return { title, links };
}

/** The page of a listing from what the search service found; the products themselves come from the commerce backend. */
export async function toListingPage(
  source: ListingSource,
  clients: Clients,
): Promise<Exclude<PageResult<ListingData>, { kind: 'not-found' }>> {
  const { request, state, place, answer, showSalePercentage } = source;
  const facets = facetsOf(source);
  const to = betterAddress(source, facets);
  if (to) return { kind: 'redirect', to, status: 302 };

  const wanted = { signal: request.signal, colours: state.filters[COLOUR_FACET] };
  const { cards, failure = place.failure } = await loadCards(answer, clients, wanted);
  const data: ListingData = {
    title: place.title,
    crumbs: place.crumbs,
    total: answer.properties.nrofitems,
    pages: answer.properties.nrofpages,
    cards,
    categories: categoriesOf(source),
    facets,
    sorts: answer.properties.sortfields.map(({ title, displaytitle }) => ({
      value: title,
      label: displaytitle ?? title,
    })),
    showSalePercentage,
  };
  const context = contextOf(request.url.pathname);
  const head = toListingHead({ request, state, place, context, data });
  return {
    kind: 'page',
    data,
    head,
    context,
    ...(failure !== undefined && { missing: 'part' as const, failure }),
  };
}

/** Whether sale badges show a percentage; without the content service they show the word. */
export const readShowSalePercentage = async ({ content }: Clients, signal: AbortSignal): Promise<boolean> => {
  const config = await content.siteConfig(signal).catch(() => null);
  return config?.showSalePercentage === true;
};
