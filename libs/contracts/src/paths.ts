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

/*
 * Every fixed address of the shop, as `paths`: `pattern` for the route table, `to` for links. Never write one by hand.
 * One export each: scripts contain only the addresses that they use.
 */
export const root = /* @__PURE__ */ fixed('/');
export const home = /* @__PURE__ */ fixed(`/${locale.prefix}/`);
export const homeWithoutSlash = /* @__PURE__ */ fixed(`/${locale.prefix}`);
export const cart = /* @__PURE__ */ fixed('/cart');
export const wishlist = /* @__PURE__ */ fixed('/wishlist');
/** Review of a bought product. */
export const review = {
  pattern: '/review',
  to: (product: string) => `/review?${new URLSearchParams({ product })}`,
} as const;
/** A shared wishlist: product ids and nothing else. */
export const sharedWishlist = {
  pattern: '/wishlist/shared',
  to: (ids: readonly string[]) => withQuery('/wishlist/shared', 'products', ids.join('.')),
} as const;
export const sideCart = /* @__PURE__ */ fixed('/side-cart');
export const login = /* @__PURE__ */ asking('/login', 'returnTo');
export const register = /* @__PURE__ */ asking('/register', 'returnTo');
export const search = /* @__PURE__ */ asking('/search', 'tn_q');
export const checkout = /* @__PURE__ */ fixed('/checkout');
/** Return address for payments that a service calls finished. Forwards to one of the two order pages. */
export const checkoutFinish = /* @__PURE__ */ fixed('/checkout/finish');
export const orderSuccess = /* @__PURE__ */ fixed('/order/success');
export const orderFailed = /* @__PURE__ */ fixed('/order/failed');
/** Payment of an unpaid order. */
export const orderPay = {
  pattern: '/order/pay',
  to: (orderId: string) => `/order/pay?${new URLSearchParams({ orderId })}`,
} as const;
/** Withdrawal of an order or a part of it; `code` opens an unfinished withdrawal. */
export const withdraw = /* @__PURE__ */ asking('/order/withdraw', 'code');
/** Return label of a parcel; `code` is its own or that of the withdrawal. */
export const returnLabel = {
  pattern: '/order/return-label',
  to: (code: string, size?: string) =>
    `/order/return-label?${new URLSearchParams({ code, ...(size && { size }) })}`,
} as const;
export const account = /* @__PURE__ */ fixed('/account');
export const orders = /* @__PURE__ */ fixed('/account/orders');
/** One order by its order link, which mails to guests carry. */
export const order = {
  pattern: '/account/order/:code',
  to: (code: string) => `/account/order/${encodeURIComponent(code)}`,
} as const;
export const profile = /* @__PURE__ */ fixed('/account/profile');
export const addresses = /* @__PURE__ */ fixed('/account/addresses');
export const forgetPassword = /* @__PURE__ */ fixed('/forget-password');
export const recoverPassword = /* @__PURE__ */ fixed('/account/recover/password');
export const newsletterConfirm = /* @__PURE__ */ fixed('/newsletter-subscribe');
/** Target of mails about sold-out products: confirms or stops a stock alert. */
export const stockAlert = {
  pattern: '/stock-alert',
  to: (hash: string, does?: 'stop') =>
    `/stock-alert?${new URLSearchParams({ hash, ...(does && { doe: does }) })}`,
  /** Address of the page with the outcome. */
  toState: (state: string) => withQuery('/stock-alert', 'stand', state),
} as const;
export const registrationConfirm = /* @__PURE__ */ fixed('/registration/confirm');
/** Shown instead of a failed page. */
export const error = /* @__PURE__ */ fixed('/_error');
/**
 * An empty document of no origin, for other services' markup. See `frame-routes.ts` of the shell's server.
 */
export const frame = /* @__PURE__ */ fixed('/_frame');
/** The living style guide, for developers. */
export const stylingViewer = /* @__PURE__ */ fixed('/stylingViewer');
export const fixedNavigation = /* @__PURE__ */ fixed('/navigation/2ec32d61');
