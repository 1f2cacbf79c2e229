import type { Category } from '@weefsel/api-clients';
import { categoryHref } from '@weefsel/contracts';

/** True for an id of the platform, e.g. of a category: 32 lower-case hex characters. */
export const isCategoryId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);

/** An entry of a menu: the part of a category that menus show. */
export interface NavigationElement {
  id: string;
  type: Category['type'];
  linkType?: NonNullable<Category['linkType']>;
  internalLink?: string;
  externalLink?: string;
  linkNewTab?: true;
  translated: { name: string; customFields?: { nd_menu_highlight_on: true } };
  visibleChildCount: number;
  seoUrls: { seoPathInfo: string }[];
  children: NavigationElement[];
}

const isHighlighted = (category: Category): boolean => {
  const highlight = category.translated.customFields?.nd_menu_highlight_on;
  return highlight === true || highlight === '1' || highlight === 'true';
};

const toElement = (category: Category): NavigationElement => ({
  id: category.id,
  type: category.type,
  ...(category.linkType && { linkType: category.linkType }),
  ...(category.internalLink && { internalLink: category.internalLink }),
  ...(category.externalLink && { externalLink: category.externalLink }),
  ...(category.linkNewTab && { linkNewTab: true }),
  translated: {
    name: category.translated.name ?? category.name ?? '',
    ...(isHighlighted(category) && { customFields: { nd_menu_highlight_on: true } }),
  },
  visibleChildCount: category.visibleChildCount ?? category.children?.length ?? 0,
  seoUrls: (category.seoUrls ?? []).slice(0, 1).map(({ seoPathInfo }) => ({ seoPathInfo })),
  children: toNavigationTree(category.children ?? []),
});

/** Converts the backend's categories to a menu that is small enough for a page. */
export const toNavigationTree = (categories: readonly Category[]): NavigationElement[] =>
  categories.map(toElement);

/** All elements of a tree, parents before their children. */
export const allElements = (tree: readonly NavigationElement[]): NavigationElement[] =>
  tree.flatMap((element) => [element, ...allElements(element.children)]);

const knownHrefs = new WeakMap<readonly NavigationElement[], ReadonlyMap<string, string>>();

/** Addresses of a menu's own categories by id. Cached per tree, which many requests may share. */
export function hrefsIn(tree: readonly NavigationElement[]): ReadonlyMap<string, string> {
  const known = knownHrefs.get(tree);
  if (known) return known;
  const categories = allElements(tree).filter(({ type }) => type === 'page');
  const hrefs = new Map(categories.map((element) => [element.id, categoryHref(element)]));
  knownHrefs.set(tree, hrefs);
  return hrefs;
}
