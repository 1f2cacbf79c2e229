import { sliderRange, type Clients, type Facet, type ListingAnswer } from '@weefsel/api-clients';
import { plainText, type PageRequest } from '@weefsel/contracts';
import { parseListing, splitHref } from '../../listing/address/listing-url';
import { PRICE_KEY, type PriceRange } from '../../listing/facets/price/price-range';
import { categoryFacet } from '../../listing/load/to-facets';

/** A facet that a search text can set. */
export interface ChoosableFacet {
  /** Its key in addresses. */
  key: string;
  /** Its title, folded: `kleur`. */
  title: string;
  /** All values in the assortment. */
  values: readonly string[];
}

/** Facets of the search service in this shop: nothing else is ever understood. */
export interface ShopFacets {
  facets: readonly ChoosableFacet[];
  /** Category id by the folded name of a department: `dames`. */
  departments: ReadonlyMap<string, string>;
  /** Lowest and highest price. */
  price: PriceRange | undefined;
  sorts: readonly string[];
}

const isOptions = ({ facetsettings: { urlkey, selectiontype, source } }: Facet): boolean =>
  urlkey !== PRICE_KEY && source !== 'CATEGORY' && selectiontype !== 'slider' && selectiontype !== 'tree';

function departmentsOf(facets: readonly Facet[]): ShopFacets['departments'] {
  const attributes = categoryFacet(facets)?.attributes ?? [];
  return new Map(
    attributes.flatMap(({ title, url }) => {
      const { category } = parseListing(splitHref(url ?? '').search);
      return category ? [[plainText(title), category]] : [];
    }),
  );
}

/** Facets from a response for the whole assortment. */
export function toShopFacets({
  facets,
  properties,
}: Pick<ListingAnswer, 'facets' | 'properties'>): ShopFacets {
  const price = facets.find(({ facetsettings }) => facetsettings.urlkey === PRICE_KEY);
  return {
    facets: facets.filter(isOptions).map(({ facetsettings: { urlkey, title }, attributes }) => ({
      key: urlkey,
      title: plainText(title),
      values: attributes.map((attribute) => attribute.title),
    })),
    departments: departmentsOf(facets),
    price: price && sliderRange(price)?.limits,
    sorts: properties.sortfields.map(({ title }) => title),
  };
}

export const NO_FACETS: ShopFacets = { facets: [], departments: new Map(), price: undefined, sorts: [] };

/** Lifetime of the cached facets, in ms. */
const KNOWN_MS = 60_000;

type Search = Clients['search'];

const known = new WeakMap<Search, { until: number; facets: Promise<ShopFacets> }>();

/** Facets of the whole assortment, requested at most once a minute. Empty when the service fails. */
export function readShopFacets(search: Search, { signal }: Pick<PageRequest, 'signal'>): Promise<ShopFacets> {
  const before = known.get(search);
  if (before && before.until > Date.now()) return before.facets;
  const asked = search.navigation({ pageSize: 1 }, signal).then(toShopFacets);
  const facets = asked.catch(() => {
    known.delete(search);
    return NO_FACETS;
  });
  known.set(search, { until: Date.now() + KNOWN_MS, facets });
  return facets;
}
