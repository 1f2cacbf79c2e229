import { shareOf, type Clients, type ListingAnswer, type ListingQueryInput } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';
import { contextOfPath } from '@weefsel/product';
import { loadCards, type LoadedCards } from './cards/load-cards';
import { facetParameter, withFilter, withPage, type ListingState } from '../address/listing-state';
import { facetKey, kindOf, type ListingFacet } from '../facets/facet-kinds';
import { BRAND_FACET } from '../facets/options/options-facet';
import type { ListingData } from '../listing-data';
import type { ListingPlace } from './listing-place';
import { printListing } from '../address/listing-url';
import { knownChoices } from './known-choices';
import { categoryFacet, toFacets } from './to-facets';
import { toListingHead } from './to-listing-head';
import { toNarrowingLinks, toPageLinks } from './to-category-links';
import { LIMIT_MS } from '../../time-limits';

/** Query for the search service, from the address and the shopper's profile. */
export const toListingQuery = (
  { category, filters, sort, page }: ListingState,
  { profileKey }: Pick<PageRequest, 'profileKey'>,
): ListingQueryInput => ({
  page,
  filters,
  ...(category && { categoryId: category }),
  ...(sort && { sort }),
  ...(profileKey && { profileKey }),
});

/** Keys of the colour and size facets in the address. */
const COLOUR_FACET = 'kleur';
const SIZE_FACET = 'maat';

interface ListingSource {
  request: PageRequest;
  state: ListingState;
  place: ListingPlace;
  answer: ListingAnswer;
  showSalePercentage: boolean;
  /** Its products, when already requested. */
  loading?: Promise<LoadedCards>;
}

/**
 * True for a range that excludes nothing: without JavaScript the form always submits one. Beside other filters it was a
 * choice, and applies again once they are removed.
 */
function isUnchosen({ state, request }: ListingSource, facet: ListingFacet): boolean {
  const { key: keyOf, isEverything } = kindOf(facet);
  const key = keyOf(facet);
  const chosen = state.filters[key];
  if (!chosen || !isEverything?.(facet, chosen)) return false;
  return (
    Object.keys(state.filters).length === 1 || request.url.searchParams.getAll(facetParameter(key)).length > 1
  );
}

/** Canonical address of the request: without unknown filters and unchosen ranges, with an existing page. */
function betterAddress(source: ListingSource, facets: readonly ListingFacet[]) {
  const { state, answer, request } = source;
  const known = knownChoices(state, answer);
  const chosen = facets
    .filter((facet) => isUnchosen({ ...source, state: known }, facet))
    .reduce((left, facet) => withFilter(left, facetKey(facet), []), known);
  const last = Math.max(1, answer.properties.nrofpages);
  const better = printListing(chosen.page > last ? withPage(chosen, last) : chosen);
  return better === printListing(state) ? undefined : request.url.pathname + better;
}

/** All facets, except brands on a brand's own page. */
async function facetsOf({ place, answer, state }: ListingSource): Promise<ListingFacet[]> {
  const chosen = new Set(Object.keys(state.filters).map((key) => key.toLowerCase()));
  const facets = await toFacets(answer.facets, {
    total: answer.properties.nrofitems,
    isChosen: (key) => chosen.has(key.toLowerCase()),
  });
  return facets.filter(({ title }) => !place.brandId || title !== BRAND_FACET);
}

function categoriesOf({ place, answer, request }: ListingSource): ListingData['categories'] {
  const facet = categoryFacet(answer.facets);
  const title = facet?.facetsettings.title ?? request.text('headless.listing.category');
  const links =
    place.categoryId && place.around.length > 0
      ? toPageLinks(place.around, place.categoryId, facet)
      : toNarrowingLinks(facet?.attributes ?? []);
  return { title, links };
}

/** Cards of the search service's results, requested before the rest of the listing is known. */
export const loadListingCards = (
  { request, state, answer }: Pick<ListingSource, 'request' | 'state' | 'answer'>,
  clients: Clients,
): Promise<LoadedCards> => {
  const { [COLOUR_FACET]: colours, [SIZE_FACET]: sizes } = state.filters;
  return loadCards(answer, clients, { ...request, colours, sizes });
};

/** Page of a listing from the search service's results. The products come from the commerce backend. */
export async function toListingPage(
  source: ListingSource,
  clients: Clients,
): Promise<Exclude<PageResult<ListingData>, { kind: 'not-found' }>> {
  const { request, state, place, answer, showSalePercentage } = source;
  const facets = await facetsOf(source);
  const to = betterAddress(source, facets);
  if (to) return { kind: 'redirect', to, status: 302 };

  const loading = source.loading ?? loadListingCards(source, clients);
  const { cards, lacksDetail, failure = place.failure } = await loading;
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
  const context = contextOfPath(request.url.pathname);
  const head = toListingHead({ request, state, place, context, data });
  return {
    kind: 'page',
    data,
    head,
    context,
    ...(lacksDetail && { lacksDetail }),
    ...(failure !== undefined && { missing: 'part' as const, failure }),
  };
}

/** True when sale badges show a percentage. Without the content service they show the word. */
export const readShowSalePercentage = async (
  { content }: Clients,
  request: Pick<PageRequest, 'signal' | 'answerBy'>,
): Promise<boolean> => {
  const config = await content.siteConfig(shareOf(request, LIMIT_MS.extras)).catch(() => null);
  return config?.showSalePercentage === true;
};
