import type { Facet } from '@weefsel/api-clients';
import { facetKinds, type ListingFacet } from '../facets/facet-kinds';

const isCategoryFacet = ({ facetsettings: { source, selectiontype } }: Facet): boolean =>
  source === 'CATEGORY' || selectiontype === 'tree';

/** The facet whose values are categories. */
export const categoryFacet = (facets: readonly Facet[]): Facet | undefined => facets.find(isCategoryFacet);

interface Listed {
  total: number;
  /** Whether something is chosen in the facet with this key. */
  isChosen: (key: string) => boolean;
}

/**
 * Facets of the filter bar in the service's order, without the categories: those have their own place. Those in which
 * nothing is chosen and nothing could narrow the listing are marked as idle.
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
