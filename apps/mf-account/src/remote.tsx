import type { Clients } from '@weefsel/api-clients';
import { CONTRACT, page, type Remote } from '@weefsel/contracts';

export default {
  contract: CONTRACT,
  pages: {
    login: page({
      reads: ['returnTo'],
      load: () => import(/* webpackChunkName: "load.login" */ './login/load-login'),
      view: () => import(/* webpackChunkName: "page.login" */ './login/login-page'),
    }),
    register: page({
      reads: ['returnTo'],
      load: () => import(/* webpackChunkName: "load.register" */ './register/load-register'),
      view: () => import(/* webpackChunkName: "page.register" */ './register/register-page'),
    }),
    'registration-confirm': page({
      reads: ['em', 'hash'],
      load: () =>
        import(/* webpackChunkName: "load.registration-confirm" */ './mail-links/load-registration-confirm'),
      view: () =>
        import(/* webpackChunkName: "page.registration-confirm" */ './mail-links/registration-confirm-page'),
    }),
    'newsletter-confirm': page({
      reads: ['em', 'hash'],
      load: () =>
        import(/* webpackChunkName: "load.newsletter-confirm" */ './mail-links/load-newsletter-confirm'),
      view: () =>
        import(/* webpackChunkName: "page.newsletter-confirm" */ './mail-links/newsletter-confirm-page'),
    }),
    'forget-password': page({
      reads: [],
      load: () => import(/* webpackChunkName: "load.forget-password" */ './recovery/load-forget-password'),
      view: () => import(/* webpackChunkName: "page.forget-password" */ './recovery/forget-password-page'),
    }),
    'recover-password': page({
      reads: ['em', 'hash'],
      load: () => import(/* webpackChunkName: "load.recover-password" */ './recovery/load-recover-password'),
      view: () => import(/* webpackChunkName: "page.recover-password" */ './recovery/recover-password-page'),
    }),
    account: page({
      reads: [],
      load: () => import(/* webpackChunkName: "load.account" */ './account/load-account'),
      view: () => import(/* webpackChunkName: "page.account" */ './account/account-page'),
    }),
    orders: page({
      reads: ['p'],
      load: () => import(/* webpackChunkName: "load.orders" */ './orders/load-orders'),
      view: () => import(/* webpackChunkName: "page.orders" */ './orders/orders-page'),
    }),
    order: page({
      reads: [],
      load: () => import(/* webpackChunkName: "load.order" */ './order/load-order'),
      view: () => import(/* webpackChunkName: "page.order" */ './order/order-page'),
    }),
    profile: page({
      reads: [],
      load: () => import(/* webpackChunkName: "load.profile" */ './profile/load-profile'),
      view: () => import(/* webpackChunkName: "page.profile" */ './profile/profile-page'),
    }),
    addresses: page({
      reads: [],
      load: () => import(/* webpackChunkName: "load.addresses" */ './addresses/load-addresses'),
      view: () => import(/* webpackChunkName: "page.addresses" */ './addresses/addresses-page'),
    }),
  },
  fragments: {},
} satisfies Remote<'mf-account', Clients>;
