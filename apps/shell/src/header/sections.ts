import { locale, type PageContext } from '@weefsel/contracts';
import type { NavigationElement } from '@weefsel/stores';

const SECTIONS = {
  ladies: { name: locale.ladies, place: 0 },
  men: { name: locale.men, place: 1 },
} as const;

/** The top entry of a page context: by its name, else by its place in the menu. */
export function sectionOf(
  main: readonly NavigationElement[],
  context: PageContext,
): NavigationElement | undefined {
  if (context === 'general') return undefined;
  const { name, place } = SECTIONS[context];
  return main.find(({ translated }) => translated.name.toLowerCase() === name) ?? main[place];
}

/** Relation of a link to the page: `page` for the page itself, `true` for an ancestor. */
export function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === pathname) return 'page';
  return href.length > 1 && pathname.startsWith(href.replace(/\/?$/, '/')) ? 'true' : undefined;
}

/** True for menu entries with the custom field `nd_menu_highlight_on`. */
export const isHighlighted = ({ translated }: NavigationElement): boolean =>
  translated.customFields?.nd_menu_highlight_on === true;

/** The children of a menu entry; empty when the backend counts none that shoppers may see. */
export const visibleChildren = ({ visibleChildCount, children }: NavigationElement): NavigationElement[] =>
  visibleChildCount > 0 ? children : [];
