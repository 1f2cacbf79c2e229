import { itemSwids, type Clients, type ListingAnswer } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';
import type { ListingData, ListingFacet } from './listing-data';
import { contextOf, type ListingPlace } from './listing-place';
import { withPage, withPrice, type ListingState } from './listing-state';
import { printListing } from './listing-url';
import { BRAND_FACET, categoryFacet, toFacets } from './to-facets';
import { toListingHead } from './to-listing-head';
import { CARD_FIELDS, toProductCards } from './to-product-cards';
import { toNarrowingLinks, toPageLinks } from './to-category-links';

interface ListingSource {
  request: PageRequest;
  state: ListingState;
  place: ListingPlace;
  answer: ListingAnswer;
  showSalePercentage: boolean;
}

const isFullRange = (facets: readonly ListingFacet[], { price }: ListingState): boolean =>
  facets.some((facet) => facet.kind === 'price' && price && price.min <= facet.min && price.max >= facet.max);

/** A better address for what was asked: the last page there is, no price filter that takes in every price. */
function betterAddress({ state, answer, request }: ListingSource, facets: readonly ListingFacet[]) {
  const { redirects, properties } = answer;
  const elsewhere = redirects[0]?.url;
  if (elsewhere) return elsewhere;
  if (isFullRange(facets, state)) return request.url.pathname + printListing(withPrice(state, undefined));
  const last = Math.max(1, properties.nrofpages);
  return state.page > last ? request.url.pathname + printListing(withPage(state, last)) : undefined;
}

/** All facets, except the brands on a brand's own page. */
const facetsOf = ({ place, answer }: ListingSource): ListingFacet[] =>
  toFacets(answer.facets).filter(({ title }) => !place.brandId || title !== BRAND_FACET);

function categoriesOf({ place, answer }: ListingSource): ListingData['categories'] {
  const facet = categoryFacet(answer.facets);
  const title = facet?.facetsettings.title ?? 'Categorie';
  const links =
    place.categoryId && place.around.length > 0
      ? toPageLinks(place.around, place.categoryId, facet)
      : toNarrowingLinks(facet?.attributes ?? []);
  return { title, links };
}

/** The page of a listing from what the search service found; the products themselves come from the commerce backend. */
export async function toListingPage(
  source: ListingSource,
  { commerce }: Clients,
): Promise<PageResult<ListingData>> {
  const { request, state, place, answer, showSalePercentage } = source;
  const facets = facetsOf(source);
  const to = betterAddress(source, facets);
  if (to) return { kind: 'redirect', to, status: 302 };

  const products = await commerce.product.byIds(itemSwids(answer.items), CARD_FIELDS, request.signal);
  const data: ListingData = {
    title: place.title,
    crumbs: place.crumbs,
    total: answer.properties.nrofitems,
    pages: answer.properties.nrofpages,
    cards: toProductCards(products, answer),
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
  return { kind: 'page', data, head, context };
}

/** Whether sale badges show a percentage; without the content service they show the word. */
export const readShowSalePercentage = async ({ content }: Clients, signal: AbortSignal): Promise<boolean> => {
  const config = await content.siteConfig(signal).catch(() => null);
  return config?.showSalePercentage === true;
};
