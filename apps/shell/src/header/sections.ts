import { locale, type PageContext } from '@weefsel/contracts';
import type { NavigationElement } from '@weefsel/stores';

const SECTIONS = {
  ladies: { name: locale.ladies, place: 0 },
  men: { name: locale.men, place: 1 },
} as const;

/** The top entry that belongs to a part of the shop: by its name, else by its place in the menu. */
export function sectionOf(
  main: readonly NavigationElement[],
  context: PageContext,
): NavigationElement | undefined {
  if (context === 'general') return undefined;
  const { name, place } = SECTIONS[context];
  return main.find(({ translated }) => translated.name.toLowerCase() === name) ?? main[place];
}

/** How a link relates to the page: leads to it, to an ancestor, or elsewhere. */
export function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === pathname) return 'page';
  return href.length > 1 && pathname.startsWith(href.replace(/\/?$/, '/')) ? 'true' : undefined;
}

/** Menu children that get the highlight: the shop marks them with the custom field `nd_menu_highlight_on`. */
export const isHighlighted = ({ translated }: NavigationElement): boolean =>
  translated.customFields?.nd_menu_highlight_on === true;

/** The children of a menu entry; the backend counts only those that shoppers may see. */
export const visibleChildren = ({ visibleChildCount, children }: NavigationElement): NavigationElement[] =>
  visibleChildCount > 0 ? children : [];
