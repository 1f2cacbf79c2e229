import { translatedName, type Category, type Facet, type FacetAttribute } from '@weefsel/api-clients';
import { categoryHref } from '@weefsel/contracts';
import type { CategoryLink } from '../listing-data';
import { parseListing, splitHref } from '../address/listing-url';

/** Possible names of a category in the search service. */
const searchNames = (category: Category): string[] =>
  [translatedName(category), category.translated.customFields?.nd_category_search_name ?? ''].map((name) =>
    name.toLowerCase(),
  );

/** Category in the service's link: `?tn_cid=1000-1004` to `1000-1004`. */
const categoryOf = ({ url }: FacetAttribute): string | null =>
  parseListing(splitHref(url ?? '').search).category ?? null;

/** Links that narrow this listing, with a chosen branch expanded. */
export const toNarrowingLinks = (attributes: readonly FacetAttribute[], depth = 0): CategoryLink[] =>
  attributes.flatMap((attribute) => [
    {
      name: attribute.title,
      count: attribute.nrofresults,
      category: categoryOf(attribute),
      ...(attribute.isselected && { current: true as const }),
      ...(depth > 0 && { depth }),
    },
    ...toNarrowingLinks(attribute.children ?? [], depth + 1),
  ]);

/**
 * Links to nearby categories in the shop's order, with the search service's counts. A category without results is left
 * out. Exceptions: the page itself, and a service without any counts.
 */
export function toPageLinks(
  categories: readonly Category[],
  currentId: string,
  facet: Facet | undefined,
): CategoryLink[] {
  const counts = new Map(
    facet?.attributes.map(({ title, nrofresults }) => [title.toLowerCase(), nrofresults]),
  );
  const counted = categories.map((category) => {
    const known = searchNames(category).find((name) => counts.has(name));
    return { category, count: known === undefined ? undefined : counts.get(known) };
  });
  const hasCounts = counted.some(({ count }) => count !== undefined);
  return counted.flatMap(({ category, count }) => {
    const current = category.id === currentId;
    if (hasCounts && count === undefined && !current) return [];
    return {
      name: translatedName(category),
      href: categoryHref(category),
      ...(count !== undefined && { count }),
      ...(current && { current: true as const }),
    };
  });
}
