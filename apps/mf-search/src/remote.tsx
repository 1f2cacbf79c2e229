import type { Clients } from '@weefsel/api-clients';
import { fragment, page, paths, STORAGE_KEYS, type Remote } from '@weefsel/contracts';
import type {} from './events';

const LISTING_PARAMETERS = ['tn_q', 'tn_cid', 'tn_fk_*', 'tn_sort', 'tn_p'];
/** The search service personalises and counts the first page; later pages are shared by all visitors. */
const PERSONAL_UNLESS = ['tn_p'];

export default {
  storage: [
    STORAGE_KEYS.density,
    STORAGE_KEYS.likes,
    STORAGE_KEYS.listing,
    STORAGE_KEYS.orders,
    STORAGE_KEYS.plainOrder,
    STORAGE_KEYS.recentSearches,
    STORAGE_KEYS.visits,
  ],
  pages: {
    listing: page({
      shows: ['navigation', 'productManufacturer', 'frontend.product_manufacturer.category.detail'],
      reads: LISTING_PARAMETERS,
      personalUnless: PERSONAL_UNLESS,
      load: () => import(/* webpackChunkName: "load.listing" */ './listing/load/load-listing'),
      view: () => import(/* webpackChunkName: "page.listing" */ './listing/listing-page'),
    }),
    search: page({
      paths: [paths.search.pattern],
      reads: [...LISTING_PARAMETERS, 'tn_unused'],
      personalUnless: PERSONAL_UNLESS,
      load: () => import(/* webpackChunkName: "load.search" */ './search-page/load-search'),
      view: () => import(/* webpackChunkName: "page.search" */ './search-page/search-page'),
    }),
  },
  fragments: {
    SearchPopup: fragment({
      view: () => import(/* webpackChunkName: "fragment.SearchPopup" */ './search-popup/search-popup'),
    }),
  },
} satisfies Remote<'mf-search', Clients>;
