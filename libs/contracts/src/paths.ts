import { locale } from './locale/locale';

const withQuery = (path: string, name: string, value?: string) =>
  value ? `${path}?${new URLSearchParams({ [name]: value })}` : path;

/** Every fixed address of the shop: `pattern` for the route table, `to` for links. No address is written by hand. */
export const paths = {
  root: { pattern: '/', to: () => '/' },
  home: { pattern: `/${locale.prefix}/`, to: () => `/${locale.prefix}/` },
  homeWithoutSlash: { pattern: `/${locale.prefix}`, to: () => `/${locale.prefix}` },
  cart: { pattern: '/cart', to: () => '/cart' },
  wishlist: { pattern: '/wishlist', to: () => '/wishlist' },
  /** Writing about a product that was bought. */
  review: {
    pattern: '/review',
    to: (product: string) => `/review?${new URLSearchParams({ product })}`,
  },
  /** A list that somebody gave away: product ids and nothing else. */
  sharedWishlist: {
    pattern: '/wishlist/shared',
    to: (ids: readonly string[]) => withQuery('/wishlist/shared', 'products', ids.join('.')),
  },
  sideCart: { pattern: '/side-cart', to: () => '/side-cart' },
  login: { pattern: '/login', to: (returnTo?: string) => withQuery('/login', 'returnTo', returnTo) },
  register: { pattern: '/register', to: (returnTo?: string) => withQuery('/register', 'returnTo', returnTo) },
  search: { pattern: '/search', to: (text?: string) => withQuery('/search', 'tn_q', text) },
  checkout: { pattern: '/checkout', to: () => '/checkout' },
  /** Where a payment service sends shoppers that it calls finished; forwards to one of the two order pages. */
  checkoutFinish: { pattern: '/checkout/finish', to: () => '/checkout/finish' },
  orderSuccess: { pattern: '/order/success', to: () => '/order/success' },
  orderFailed: { pattern: '/order/failed', to: () => '/order/failed' },
  /** Paying an order that was not paid. */
  orderPay: {
    pattern: '/order/pay',
    to: (orderId: string) => `/order/pay?${new URLSearchParams({ orderId })}`,
  },
  /** Giving up an order or a part of it; `code` opens a withdrawal that was begun. */
  withdraw: { pattern: '/order/withdraw', to: (code?: string) => withQuery('/order/withdraw', 'code', code) },
  /** The label of a parcel that comes back; `code` is its own or that of the withdrawal. */
  returnLabel: {
    pattern: '/order/return-label',
    to: (code: string, size?: string) =>
      `/order/return-label?${new URLSearchParams({ code, ...(size && { size }) })}`,
  },
  account: { pattern: '/account', to: () => '/account' },
  orders: { pattern: '/account/orders', to: () => '/account/orders' },
  /** One order by its link, which mails to guests carry. */
  order: {
    pattern: '/account/order/:code',
    to: (code: string) => `/account/order/${encodeURIComponent(code)}`,
  },
  profile: { pattern: '/account/profile', to: () => '/account/profile' },
  addresses: { pattern: '/account/addresses', to: () => '/account/addresses' },
  forgetPassword: { pattern: '/forget-password', to: () => '/forget-password' },
  recoverPassword: { pattern: '/account/recover/password', to: () => '/account/recover/password' },
  newsletterConfirm: { pattern: '/newsletter-subscribe', to: () => '/newsletter-subscribe' },
  /** Where the mails about what was sold out lead: confirming that somebody waits for it, or ending that. */
  stockAlert: {
    pattern: '/stock-alert',
    to: (hash: string, does?: 'stop') =>
      `/stock-alert?${new URLSearchParams({ hash, ...(does && { doe: does }) })}`,
    /** Says what became of it. */
    toState: (state: string) => withQuery('/stock-alert', 'stand', state),
  },
  registrationConfirm: { pattern: '/registration/confirm', to: () => '/registration/confirm' },
  /** What is shown instead of a page that failed. */
  error: { pattern: '/_error', to: () => '/_error' },
  /** An empty document of no origin, for markup of other services; see `frame-routes.ts` of the shell's server. */
  frame: { pattern: '/_frame', to: () => '/_frame' },
  /** The living style guide, for those who build the shop. */
  stylingViewer: { pattern: '/stylingViewer', to: () => '/stylingViewer' },
  fixedNavigation: { pattern: '/navigation/2ec32d61', to: () => '/navigation/2ec32d61' },
} as const;
