import type { Clients } from '@weefsel/api-clients';
import { fragment, page, paths, type Remote } from '@weefsel/contracts';

export default {
  pages: {
    login: page({
      paths: [paths.login.pattern],
      reads: ['returnTo'],
      session: true,
      frame: 'bare',
      load: () => import(/* webpackChunkName: "load.server" */ './login/load-login'),
      actions: () => import(/* webpackChunkName: "load.server" */ './login/login-actions'),
      view: () => import(/* webpackChunkName: "page.login" */ './login/login-page'),
    }),
    register: page({
      paths: [paths.register.pattern],
      reads: ['returnTo'],
      session: true,
      frame: 'bare',
      load: () => import(/* webpackChunkName: "load.server" */ './register/load-register'),
      actions: () => import(/* webpackChunkName: "load.server" */ './register/register-actions'),
      view: () => import(/* webpackChunkName: "page.register" */ './register/register-page'),
    }),
    'registration-confirm': page({
      paths: [paths.registrationConfirm.pattern],
      reads: ['em', 'hash'],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './mail-links/load-registration-confirm'),
      actions: () =>
        import(/* webpackChunkName: "load.server" */ './mail-links/registration-confirm-actions'),
      view: () =>
        import(/* webpackChunkName: "page.registration-confirm" */ './mail-links/registration-confirm-page'),
    }),
    'newsletter-confirm': page({
      paths: [paths.newsletterConfirm.pattern],
      reads: ['em', 'hash', 'done'],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './mail-links/load-newsletter-confirm'),
      actions: () => import(/* webpackChunkName: "load.server" */ './mail-links/newsletter-confirm-actions'),
      view: () =>
        import(/* webpackChunkName: "page.newsletter-confirm" */ './mail-links/newsletter-confirm-page'),
    }),
    'forget-password': page({
      paths: [paths.forgetPassword.pattern],
      reads: [],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './recovery/load-forget-password'),
      actions: () => import(/* webpackChunkName: "load.server" */ './recovery/forget-password-actions'),
      view: () => import(/* webpackChunkName: "page.forget-password" */ './recovery/forget-password-page'),
    }),
    'recover-password': page({
      paths: [paths.recoverPassword.pattern],
      reads: ['em', 'hash'],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './recovery/load-recover-password'),
      actions: () => import(/* webpackChunkName: "load.server" */ './recovery/recover-password-actions'),
      view: () => import(/* webpackChunkName: "page.recover-password" */ './recovery/recover-password-page'),
    }),
    account: page({
      paths: [paths.account.pattern],
      reads: [],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './account/load-account'),
      actions: () => import(/* webpackChunkName: "load.server" */ './account/account-actions'),
      view: () => import(/* webpackChunkName: "page.account" */ './account/account-page'),
    }),
    orders: page({
      paths: [paths.orders.pattern],
      reads: ['p'],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './orders/load-orders'),
      view: () => import(/* webpackChunkName: "page.orders" */ './orders/orders-page'),
    }),
    order: page({
      paths: [paths.order.pattern],
      reads: [],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './order/load-order'),
      actions: () => import(/* webpackChunkName: "load.server" */ './order/order-actions'),
      view: () => import(/* webpackChunkName: "page.order" */ './order/order-page'),
    }),
    withdrawal: page({
      paths: [paths.withdraw.pattern],
      reads: ['code', 'order', 'step'],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './withdrawal/load-withdrawal'),
      actions: () => import(/* webpackChunkName: "load.server" */ './withdrawal/withdrawal-actions'),
      view: () => import(/* webpackChunkName: "page.withdrawal" */ './withdrawal/withdrawal-page'),
    }),
    'return-label': page({
      paths: [paths.returnLabel.pattern],
      reads: ['code', 'size'],
      session: true,
      frame: 'bare',
      load: () => import(/* webpackChunkName: "load.server" */ './return-label/load-return-label'),
      actions: () => import(/* webpackChunkName: "load.server" */ './return-label/return-label-actions'),
      view: () => import(/* webpackChunkName: "page.return-label" */ './return-label/return-label-page'),
    }),
    profile: page({
      paths: [paths.profile.pattern],
      reads: ['sure'],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './profile/load-profile'),
      actions: () => import(/* webpackChunkName: "load.server" */ './profile/profile-actions'),
      view: () => import(/* webpackChunkName: "page.profile" */ './profile/profile-page'),
    }),
    addresses: page({
      paths: [paths.addresses.pattern],
      reads: ['edit'],
      session: true,
      load: () => import(/* webpackChunkName: "load.server" */ './addresses/load-addresses'),
      actions: () => import(/* webpackChunkName: "load.server" */ './addresses/addresses-actions'),
      view: () => import(/* webpackChunkName: "page.addresses" */ './addresses/addresses-page'),
    }),
  },
  fragments: {
    GuestAccount: fragment({
      view: () => import(/* webpackChunkName: "fragment.GuestAccount" */ './register/guest-account-fragment'),
    }),
  },
} satisfies Remote<'mf-account', Clients>;
