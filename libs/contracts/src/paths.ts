import { locale } from './locale/locale';

const withQuery = (path: string, name: string, value?: string) =>
  value ? `${path}?${new URLSearchParams({ [name]: value })}` : path;

/** An address without parameters. */
const fixed = <const Path extends string>(path: Path) => ({ pattern: path, to: () => path });

/** An address that may carry one parameter. */
const asking = <const Path extends string>(path: Path, name: string) => ({
  pattern: path,
  to: (value?: string) => withQuery(path, name, value),
});

/** Every fixed address of the shop: `pattern` for the route table, `to` for links. No address is written by hand. */
export const paths = {
  root: fixed('/'),
  home: fixed(`/${locale.prefix}/`),
  homeWithoutSlash: fixed(`/${locale.prefix}`),
  cart: fixed('/cart'),
  wishlist: fixed('/wishlist'),
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
  sideCart: fixed('/side-cart'),
  login: asking('/login', 'returnTo'),
  register: asking('/register', 'returnTo'),
  search: asking('/search', 'tn_q'),
  checkout: fixed('/checkout'),
  /** Where a payment service sends shoppers that it calls finished; forwards to one of the two order pages. */
  checkoutFinish: fixed('/checkout/finish'),
  orderSuccess: fixed('/order/success'),
  orderFailed: fixed('/order/failed'),
  /** Paying an order that was not paid. */
  orderPay: {
    pattern: '/order/pay',
    to: (orderId: string) => `/order/pay?${new URLSearchParams({ orderId })}`,
  },
  /** Giving up an order or a part of it; `code` opens a withdrawal that was begun. */
  withdraw: asking('/order/withdraw', 'code'),
  /** The label of a parcel that comes back; `code` is its own or that of the withdrawal. */
  returnLabel: {
    pattern: '/order/return-label',
    to: (code: string, size?: string) =>
      `/order/return-label?${new URLSearchParams({ code, ...(size && { size }) })}`,
  },
  account: fixed('/account'),
  orders: fixed('/account/orders'),
  /** One order by its link, which mails to guests carry. */
  order: {
    pattern: '/account/order/:code',
    to: (code: string) => `/account/order/${encodeURIComponent(code)}`,
  },
  profile: fixed('/account/profile'),
  addresses: fixed('/account/addresses'),
  forgetPassword: fixed('/forget-password'),
  recoverPassword: fixed('/account/recover/password'),
  newsletterConfirm: fixed('/newsletter-subscribe'),
  /** Where the mails about what was sold out lead: confirming that somebody waits for it, or ending that. */
  stockAlert: {
    pattern: '/stock-alert',
    to: (hash: string, does?: 'stop') =>
      `/stock-alert?${new URLSearchParams({ hash, ...(does && { doe: does }) })}`,
    /** Says what became of it. */
    toState: (state: string) => withQuery('/stock-alert', 'stand', state),
  },
  registrationConfirm: fixed('/registration/confirm'),
  /** What is shown instead of a page that failed. */
  error: fixed('/_error'),
  /** An empty document of no origin, for markup of other services; see `frame-routes.ts` of the shell's server. */
  frame: fixed('/_frame'),
  /** The living style guide, for those who build the shop. */
  stylingViewer: fixed('/stylingViewer'),
  fixedNavigation: fixed('/navigation/2ec32d61'),
} as const;
