import type { Facet } from '@weefsel/api-clients';
import { facetKinds, type ListingFacet } from '../facets/facet-kinds';

const isCategoryFacet = ({ facetsettings: { source, selectiontype } }: Facet): boolean =>
  source === 'CATEGORY' || selectiontype === 'tree';

/** The facet whose values are categories. */
export const categoryFacet = (facets: readonly Facet[]): Facet | undefined => facets.find(isCategoryFacet);

/** Facets of the filter bar in the service's order, without the categories: those have their own place. */
export async function toFacets(facets: readonly Facet[]): Promise<ListingFacet[]> {
  const readers = await Promise.all(Object.values(facetKinds).map(async ({ read }) => (await read()).reader));
  const readerOf = (facet: Facet) =>
    readers.find(({ isOne }) => isOne?.(facet)) ?? readers.find(({ isOne }) => !isOne);
  return facets
    .filter((facet) => !isCategoryFacet(facet))
    .flatMap((facet) => readerOf(facet)?.toFacet(facet) ?? []);
}
