import { PRICE_AFTER } from '../engine/facet-definitions.ts';
import type { Listing } from '../engine/find-listing.ts';
import type { IndexedFacet } from '../engine/indexed-products.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { facetSettings } from './facet-settings.ts';
import type { ListingQuery } from './parse-query.ts';
import type { UrlPrinter } from './print-url.ts';
import { toCategoryFacet } from './to-category-facet.ts';
import { toPriceFacet } from './to-price-facet.ts';
import type { WireFacet, WireFacetAttribute } from './wire-types.ts';

const FIRST_FACET_ID = 10;
const VALUES_PER_FACET = 1000;

interface Counted {
  title: string;
  nrofresults: number;
  isselected: boolean;
}

/** Values with results, plus the selected ones, even those unknown to the assortment. */
function count(
  { definition, dimension }: IndexedFacet,
  { selection }: Listing,
  chosen: readonly string[],
): Counted[] {
  const selected = new Set(chosen.map((title) => title.toLowerCase()));
  const counted: Counted[] = [];
  for (const { title, products } of dimension.values) {
    const isselected = selected.delete(title.toLowerCase());
    const members = selection.membersOf(definition.key, { title, products });
    const nrofresults = selection.countOf(definition.key, members);
    if (nrofresults > 0 || isselected) counted.push({ title, nrofresults, isselected });
  }
  for (const title of chosen)
    if (selected.delete(title.toLowerCase())) counted.push({ title, nrofresults: 0, isselected: true });
  return counted;
}

/** All facets of a listing, each counted without its own selection. */
export function toFacets(
  index: SearchIndex,
  query: ListingQuery,
  listing: Listing,
  urls: UrlPrinter,
  hexOf: ReadonlyMap<string, string>,
): WireFacet[] {
  const listed = (facet: IndexedFacet, at: number): WireFacet | undefined => {
    const { key, title, selection, searchable } = facet.definition;
    const counted = count(facet, listing, query.filters.get(key) ?? []);
    if (counted.length === 0) return undefined;
    const urlOf = urls.toggling(key);
    const facetid = FIRST_FACET_ID + at;
    const attributes = counted.map((value, i): WireFacetAttribute => ({
      ...value,
      attributeid: facetid * VALUES_PER_FACET + i,
      url: urlOf(value.title),
      link: null,
      imagetag: selection === 'color' ? (hexOf.get(value.title) ?? null) : null,
      alternatesortorder: null,
      children: null,
    }));
    return {
      facetsettings: facetSettings({
        facetid,
        urlkey: key,
        title,
        selectiontype: selection,
        issearchable: searchable !== undefined,
        searchplaceholder: searchable?.placeholder ?? null,
        searchnoresultstext: searchable ? 'Geen resultaten' : null,
      }),
      attributes,
      hasmoreattributes: false,
      clickpoints: null,
      buckets: null,
    };
  };

  const facets = index.facets.flatMap((facet, at) => [
    listed(facet, at),
    facet.definition.key === PRICE_AFTER ? toPriceFacet(index, listing, urls) : undefined,
  ]);
  return [toCategoryFacet(index, listing, urls), ...facets].filter((facet) => facet !== undefined);
}
