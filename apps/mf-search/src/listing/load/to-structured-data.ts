import { LISTING_PAGE_SIZE, NO_LINK } from '@weefsel/contracts';
import type { ListingData } from '../listing-data';

type Shown = Pick<ListingData, 'crumbs' | 'cards' | 'total'>;

const list = (type: string, items: readonly object[], more: object = {}): object => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...more,
  itemListElement: items,
});

/**
 * The way from home and the products of a page as schema.org lists: what the page shows, in its order, with absolute
 * addresses. `page` is 1-based; products have their places in the whole listing.
 */
export function toStructuredData({ crumbs, cards, total }: Shown, page: number, origin: string): object[] {
  const before = (page - 1) * LISTING_PAGE_SIZE;
  const absolute = (href: string) => new URL(href, origin).href;
  const ways = crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href !== NO_LINK && { item: absolute(href) }),
  }));
  const products = cards.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    ...(href === NO_LINK ? { name } : { url: absolute(href) }),
  }));
  return [list('BreadcrumbList', ways), list('ItemList', products, { numberOfItems: total })];
}
