import type { Clients } from '@weefsel/api-clients';
import { fragment, page, type Remote } from '@weefsel/contracts';
import { PARAMETERS } from './product-page/selection-parameters';
import type {} from './events';

export default {
  pages: {
    product: page({
      shows: ['detail'],
      reads: Object.values(PARAMETERS),
      load: () => import(/* webpackChunkName: "load.product" */ './product-page/load-product'),
      actions: () => import(/* webpackChunkName: "load.product-actions" */ './product-page/product-actions'),
      view: () => import(/* webpackChunkName: "page.product" */ './product-page/product-page'),
    }),
  },
  fragments: {
    ProductSlider: fragment({
      load: () => import(/* webpackChunkName: "load.ProductSlider" */ './product-slider/load-product-slider'),
      view: () => import(/* webpackChunkName: "fragment.ProductSlider" */ './product-slider/product-slider'),
    }),
    WishlistPanel: fragment({
      view: () => import(/* webpackChunkName: "fragment.WishlistPanel" */ './wishlist-panel/wishlist-panel'),
    }),
  },
} satisfies Remote<'mf-catalog', Clients>;
