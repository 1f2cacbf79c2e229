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

/**
 * Every fixed address of the shop: `pattern` for the route table, `to` for links. Never write one by hand.
 */
export const paths = {
  root: fixed('/'),
  home: fixed(`/${locale.prefix}/`),
  homeWithoutSlash: fixed(`/${locale.prefix}`),
  cart: fixed('/cart'),
  wishlist: fixed('/wishlist'),
  /** Review of a bought product. */
  review: {
    pattern: '/review',
    to: (product: string) => `/review?${new URLSearchParams({ product })}`,
  },
  /** A shared wishlist: product ids and nothing else. */
  sharedWishlist: {
    pattern: '/wishlist/shared',
    to: (ids: readonly string[]) => withQuery('/wishlist/shared', 'products', ids.join('.')),
  },
  sideCart: fixed('/side-cart'),
  login: asking('/login', 'returnTo'),
  register: asking('/register', 'returnTo'),
  search: asking('/search', 'tn_q'),
  checkout: fixed('/checkout'),
  /** Return address for payments that a service calls finished. Forwards to one of the two order pages. */
  checkoutFinish: fixed('/checkout/finish'),
  orderSuccess: fixed('/order/success'),
  orderFailed: fixed('/order/failed'),
  /** Payment of an unpaid order. */
  orderPay: {
    pattern: '/order/pay',
    to: (orderId: string) => `/order/pay?${new URLSearchParams({ orderId })}`,
  },
  /** Withdrawal of an order or a part of it; `code` opens an unfinished withdrawal. */
  withdraw: asking('/order/withdraw', 'code'),
  /** Return label of a parcel; `code` is its own or that of the withdrawal. */
  returnLabel: {
    pattern: '/order/return-label',
    to: (code: string, size?: string) =>
      `/order/return-label?${new URLSearchParams({ code, ...(size && { size }) })}`,
  },
  account: fixed('/account'),
  orders: fixed('/account/orders'),
  /** One order by its order link, which mails to guests carry. */
  order: {
    pattern: '/account/order/:code',
    to: (code: string) => `/account/order/${encodeURIComponent(code)}`,
  },
  profile: fixed('/account/profile'),
  addresses: fixed('/account/addresses'),
  forgetPassword: fixed('/forget-password'),
  recoverPassword: fixed('/account/recover/password'),
  newsletterConfirm: fixed('/newsletter-subscribe'),
  /** Target of mails about sold-out products: confirms or stops a stock alert. */
  stockAlert: {
    pattern: '/stock-alert',
    to: (hash: string, does?: 'stop') =>
      `/stock-alert?${new URLSearchParams({ hash, ...(does && { doe: does }) })}`,
    /** Address of the page with the outcome. */
    toState: (state: string) => withQuery('/stock-alert', 'stand', state),
  },
  registrationConfirm: fixed('/registration/confirm'),
  /** Shown instead of a failed page. */
  error: fixed('/_error'),
  /**
   * An empty document of no origin, for other services' markup. See `frame-routes.ts` of the shell's server.
   */
  frame: fixed('/_frame'),
  /** The living style guide, for developers. */
  stylingViewer: fixed('/stylingViewer'),
  fixedNavigation: fixed('/navigation/2ec32d61'),
} as const;
