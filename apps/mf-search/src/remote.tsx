import type { Clients } from '@weefsel/api-clients';
import { CONTRACT, fragment, page, type Remote } from '@weefsel/contracts';

export default {
  contract: CONTRACT,
  pages: {
    listing: page({
      load: () => import(/* webpackChunkName: "load.listing" */ './listing/load/load-listing'),
      view: () => import(/* webpackChunkName: "page.listing" */ './listing/listing-page'),
    }),
    search: page({
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
