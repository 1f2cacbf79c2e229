import type { Clients } from '@weefsel/api-clients';
import { fragment, page, paths, STORAGE_KEYS, type Remote } from '@weefsel/contracts';
import type {} from './events';

/** Query parameters of an order's page, set by the payment service and by the shop. */
const ORDER_PARAMETERS = ['orderId', 'brq_statuscode', 'brq_ordernumber', 'brq_invoicenumber'];

export default {
  storage: [STORAGE_KEYS.checkout],
  pages: {
    cart: page({
      paths: [paths.cart.pattern],
      reads: [],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './cart-page/load-cart'),
      actions: () => import(/* webpackChunkName: "load.server" */ './cart-page/cart-actions'),
      view: () => import(/* webpackChunkName: "page.cart" */ './cart-page/cart-page'),
    }),
    'side-cart': page({
      paths: [paths.sideCart.pattern],
      reads: [],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './side-cart-page/load-side-cart'),
      view: () => import(/* webpackChunkName: "page.side-cart" */ './side-cart-page/side-cart-page'),
    }),
    checkout: page({
      paths: [paths.checkout.pattern],
      reads: ['step'],
      session: true,
      frame: 'bare',
      load: () => import(/* webpackChunkName: "load.server" */ './checkout-page/load-checkout'),
      actions: () => import(/* webpackChunkName: "load.server" */ './checkout-page/checkout-actions'),
      view: () => import(/* webpackChunkName: "page.checkout" */ './checkout-page/checkout-page'),
    }),
    'order-success': page({
      paths: [paths.orderSuccess.pattern],
      reads: ORDER_PARAMETERS,
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './order-success-page/load-order-success'),
      view: () =>
        import(/* webpackChunkName: "page.order-success" */ './order-success-page/order-success-page'),
    }),
    'order-failed': page({
      paths: [paths.orderFailed.pattern],
      reads: ORDER_PARAMETERS,
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './order-failed-page/load-order-failed'),
      view: () => import(/* webpackChunkName: "page.order-failed" */ './order-failed-page/order-failed-page'),
    }),
    // The form to pay an order is sent to this page without script. Payment services send shoppers to the other two.
    'order-pay': page({
      paths: [paths.orderPay.pattern],
      reads: ['orderId'],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './order-failed-page/load-order-failed'),
      actions: () => import(/* webpackChunkName: "load.server" */ './pay-again/pay-again-actions'),
      view: () => import(/* webpackChunkName: "page.order-pay" */ './order-failed-page/order-failed-page'),
    }),
  },
  fragments: {
    CartPanel: fragment({
      view: () => import(/* webpackChunkName: "fragment.CartPanel" */ './cart-panel/cart-panel'),
    }),
    OrderContents: fragment({
      view: () =>
        import(/* webpackChunkName: "fragment.OrderContents" */ './order-contents/order-contents-fragment'),
    }),
    PayAgain: fragment({
      load: () => import(/* webpackChunkName: "load.server" */ './pay-again/load-pay-again'),
      view: () => import(/* webpackChunkName: "fragment.PayAgain" */ './pay-again/pay-again-fragment'),
    }),
  },
} satisfies Remote<'mf-checkout', Clients>;
