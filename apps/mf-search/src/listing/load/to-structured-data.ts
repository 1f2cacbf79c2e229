import { LISTING_PAGE_SIZE, NO_LINK } from '@weefsel/contracts';
import { absoluteHref, toBreadcrumbList, toJsonLd } from '@weefsel/product';
import type { ListingData } from '../listing-data';

type Shown = Pick<ListingData, 'crumbs' | 'cards' | 'total'>;

/**
 * The way from home and the products of a page as schema.org lists: what the page shows, in its order, with absolute
 * addresses. `page` is 1-based; products have their places in the whole listing.
 */
export function toStructuredData({ crumbs, cards, total }: Shown, page: number, origin: string): object[] {
  const before = (page - 1) * LISTING_PAGE_SIZE;
  const itemListElement = cards.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    ...(href === NO_LINK ? { name } : { url: absoluteHref(href, origin) }),
  }));
  return [toBreadcrumbList(crumbs, origin), toJsonLd('ItemList', { numberOfItems: total, itemListElement })];
}
