import { contextHref, NO_LINK, type PageContext } from '@weefsel/contracts';
import type { NavigationElement } from '@weefsel/stores';
import { groupOf, searchFor, type Suggestion, type SuggestionGroup } from './suggestion';

/** Maximum number of categories before the shopper types. */
const MOST_CATEGORIES = 8;

interface Shop {
  main: readonly NavigationElement[];
  context: PageContext;
  hrefOf: (element: NavigationElement) => string;
  /** Popular search texts from editors, separated by commas. */
  popularTexts: string;
}

const shownChildren = ({ visibleChildCount, children }: NavigationElement) =>
  visibleChildCount > 0 ? children : [];

/** Categories of the current part of the shop, else the first ones of every part. */
function popularCategories({ main, context, hrefOf }: Shop): Suggestion[] {
  const section =
    context === 'general' ? [] : main.filter((element) => hrefOf(element) === contextHref(context));
  const sections = section.length > 0 ? section : main;
  const parts = sections.filter((element) => shownChildren(element).length > 0);
  const most = Math.ceil(MOST_CATEGORIES / Math.max(1, parts.length));
  return parts.flatMap((parent) =>
    shownChildren(parent)
      .map((element) => ({
        label: element.translated.name,
        ...(parts.length > 1 && { detail: parent.translated.name }),
        href: hrefOf(element),
      }))
      .filter(({ href }) => href !== NO_LINK)
      .slice(0, most),
  );
}

/** Popular suggestions from the shop's menu and texts: available without a request. */
export function popularSuggestions(shop: Shop): SuggestionGroup[] {
  const texts = shop.popularTexts
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  return [
    ...groupOf('popular', texts.map(searchFor)),
    ...groupOf('popular-categories', popularCategories(shop)),
  ];
}
