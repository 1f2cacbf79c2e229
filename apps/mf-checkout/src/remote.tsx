import type { Clients } from '@weefsel/api-clients';
import { CONTRACT, fragment, page, type Remote } from '@weefsel/contracts';

export default {
  contract: CONTRACT,
  pages: {
    cart: page({
      load: () => import(/* webpackChunkName: "load.cart" */ './cart-page/load-cart'),
      view: () => import(/* webpackChunkName: "page.cart" */ './cart-page/cart-page'),
    }),
    'side-cart': page({
      load: () => import(/* webpackChunkName: "load.side-cart" */ './side-cart-page/load-side-cart'),
      view: () => import(/* webpackChunkName: "page.side-cart" */ './side-cart-page/side-cart-page'),
    }),
  },
  fragments: {
    CartPanel: fragment({
      view: () => import(/* webpackChunkName: "fragment.CartPanel" */ './cart-panel/cart-panel'),
    }),
  },
} satisfies Remote<'mf-checkout', Clients>;
