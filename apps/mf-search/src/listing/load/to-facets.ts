import type { Facet } from '@weefsel/api-clients';
import { facetKinds, type ListingFacet } from '../facets/facet-kinds';

const isCategoryFacet = ({ facetsettings: { source, selectiontype } }: Facet): boolean =>
  source === 'CATEGORY' || selectiontype === 'tree';

/** The facet with categories. */
export const categoryFacet = (facets: readonly Facet[]): Facet | undefined => facets.find(isCategoryFacet);

interface Listed {
  total: number;
  /** True when the facet with this key has a chosen value. */
  isChosen: (key: string) => boolean;
}

/**
 * Facets of the filter bar in the service's order. Categories are shown separately. A facet is idle without a chosen
 * value, when none could narrow the listing.
 */
export async function toFacets(
  facets: readonly Facet[],
  { total, isChosen }: Listed,
): Promise<ListingFacet[]> {
  const readers = await Promise.all(Object.values(facetKinds).map(async ({ read }) => (await read()).reader));
  const readerOf = (facet: Facet) =>
    readers.find(({ isOne }) => isOne?.(facet)) ?? readers.find(({ isOne }) => !isOne);
  return facets
    .filter((facet) => !isCategoryFacet(facet))
    .flatMap((facet) => {
      const reader = readerOf(facet);
      const read = reader?.toFacet(facet);
      if (!reader || !read) return [];
      const idle = !isChosen(facet.facetsettings.urlkey) && reader.isIdle?.(facet, total);
      return idle ? { ...read, idle } : read;
    });
}
