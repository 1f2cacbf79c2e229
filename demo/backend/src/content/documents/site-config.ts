import { localHref } from '@weefsel/contracts';
import { PROMISES } from '../../promised.ts';
import { pageId, reference } from './content-writer.ts';
import { openingHours, storeInfo } from './shop-facts.ts';

/** Entries of the main navigation that are content pages; the departments come from the commerce backend. */
const NAV_PAGES = [
  ['Inspiratie', 'inspiratie'],
  ['Merken', 'merken'],
  ['Winkels', 'winkels'],
  ['Over ons', 'over-ons'],
  ['Klantenservice', 'klantenservice'],
] as const;

export const siteConfigDocument = {
  _id: 'siteConfig',
  _type: 'siteConfig',
  mainNav: NAV_PAGES.map(([title, slug]) => ({
    _key: `nav-${slug}`,
    title,
    url: localHref(`${slug}/`),
    page: reference(pageId(slug)),
  })),
  showSalePercentage: true,
  openingHours,
};

/** Values that the storefront fills into the `{promise.…}` placeholders of every text. */
export const promisesDocument = {
  _id: 'promises',
  _type: 'promises',
  ...PROMISES,
  delivery: PROMISES.delivery.map((promise) => ({ _key: promise.country, ...promise })),
};

export const storeInfoDocument = { _id: 'storeInfo', _type: 'storeInfo', ...storeInfo };
