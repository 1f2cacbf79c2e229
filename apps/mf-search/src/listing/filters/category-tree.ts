import type { CategoryLink, ListingData } from '../listing-data';

/** A category with its place in the tree, 1 for the outermost. */
export type TreeLink = CategoryLink & { level: number; isParent?: true };

/**
 * The way down to the present category, and what is around or below it. Pages of categories have their parents in the
 * crumbs; a listing that is narrowed to a category brings the whole branch with it.
 */
export function categoryTree({ crumbs, categories, total }: ListingData): TreeLink[] {
  const { links } = categories;
  const isOfPages = links.some((link) => 'href' in link);
  if (!isOfPages) return links.map((link) => ({ ...link, level: (link.depth ?? 0) + 1 }));
  const present = links.some(({ current }) => current);
  const way = present ? crumbs.slice(1, -1) : crumbs.slice(1);
  const parents = way.map((crumb, index): TreeLink => {
    const isHere = !present && index === way.length - 1;
    return { ...crumb, level: index + 1, isParent: true, ...(isHere && { current: true, count: total }) };
  });
  return [...parents, ...links.map((link): TreeLink => ({ ...link, level: way.length + 1 }))];
}
