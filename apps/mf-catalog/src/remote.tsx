import type { Clients } from '@weefsel/api-clients';
import { COOKIES, fragment, page, paths, type Remote } from '@weefsel/contracts';
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
    wishlist: page({
      paths: [paths.wishlist.pattern],
      reads: [],
      session: true,
      keeps: [COOKIES.wishlist],
      load: () => import(/* webpackChunkName: "load.wishlist" */ './wishlist-page/load-wishlist'),
      actions: () =>
        import(/* webpackChunkName: "load.wishlist-actions" */ './wishlist-page/wishlist-actions'),
      view: () => import(/* webpackChunkName: "page.wishlist" */ './wishlist-page/wishlist-page'),
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
