import type { PageName, PageType, RemoteName } from '@weefsel/contracts';
import { paths } from '@weefsel/contracts';
import { matchPath } from 'react-router-dom';

/** Who shows a page: a remote's page by name. */
export type PageOwner = { [N in RemoteName]: { owner: N; page: PageName<N> } }[RemoteName];

/** What stands around a page: the account's pages have a frame of their own. */
export type Layout = 'default' | 'account';

/** A row of the route table. Its `name` is the route's id. */
export type ShopRoute = {
  name: string;
  path: string;
  /** Name under which page views are tracked; without one it is the route's own. */
  gtm?: string;
} & (
  | PageOwner
  | { redirectTo: string }
  /** No page of its own: what the payment service says decides which order page it is. */
  | { forwardsTo: 'order-page' }
  /** A page of the shell itself, by its name in `pages/own-pages.tsx`; search engines do not keep it. */
  | { owner: null; page: string; title: string }
);

/** The address that a payment service makes of a return address without a query; see `payment-return.ts`. */
const BUCKAROO_RETURN = '/order/success&brq_payment_method=afterpay&brq_statuscode=690';

/** Every fixed address of the shop, in the order of the specification. */
export const shopRoutes: readonly ShopRoute[] = [
  { name: 'root', path: paths.root.pattern, redirectTo: paths.home.to() },
  { name: 'nl-without-slash', path: paths.homeWithoutSlash.pattern, redirectTo: paths.home.to() },
  { name: 'home', path: paths.home.pattern, owner: 'mf-content', page: 'home' },
  { name: 'cart', path: paths.cart.pattern, owner: 'mf-checkout', page: 'cart' },
  { name: 'side-cart', path: paths.sideCart.pattern, owner: 'mf-checkout', page: 'side-cart' },
  { name: 'login', path: paths.login.pattern, owner: 'mf-account', page: 'login' },
  { name: 'search', path: paths.search.pattern, owner: 'mf-search', page: 'search' },
  { name: 'checkout', path: paths.checkout.pattern, owner: 'mf-checkout', page: 'checkout' },
  { name: 'checkout-finish', path: paths.checkoutFinish.pattern, forwardsTo: 'order-page' },
  { name: 'order-success', path: paths.orderSuccess.pattern, owner: 'mf-checkout', page: 'order-success' },
  { name: 'order-failed', path: paths.orderFailed.pattern, owner: 'mf-checkout', page: 'order-failed' },
  { name: 'buckaroo-return', path: BUCKAROO_RETURN, forwardsTo: 'order-page' },
  { name: 'account', path: paths.account.pattern, owner: 'mf-account', page: 'account' },
  { name: 'orders', path: paths.orders.pattern, owner: 'mf-account', page: 'orders' },
  { name: 'order', path: paths.order.pattern, owner: 'mf-account', page: 'order' },
  { name: 'profile', path: paths.profile.pattern, owner: 'mf-account', page: 'profile' },
  { name: 'addresses', path: paths.addresses.pattern, owner: 'mf-account', page: 'addresses' },
  {
    name: 'forget-password',
    path: paths.forgetPassword.pattern,
    owner: 'mf-account',
    page: 'forget-password',
  },
  {
    name: 'recover-password',
    path: paths.recoverPassword.pattern,
    owner: 'mf-account',
    page: 'recover-password',
  },
  { name: 'register', path: paths.register.pattern, owner: 'mf-account', page: 'register' },
  {
    name: 'registration-confirm',
    path: paths.registrationConfirm.pattern,
    owner: 'mf-account',
    page: 'registration-confirm',
  },
  {
    name: 'newsletter-confirm',
    path: paths.newsletterConfirm.pattern,
    owner: 'mf-account',
    page: 'newsletter-confirm',
  },
  { name: 'navigation', path: paths.fixedNavigation.pattern, owner: 'mf-search', page: 'listing' },
  {
    name: 'styling-viewer',
    path: paths.stylingViewer.pattern,
    owner: null,
    page: 'styling-viewer',
    title: 'Stijlgids',
  },
  { name: 'error', path: paths.error.pattern, owner: 'mf-content', page: 'error' },
];

/** The catch-all for category, product and content pages. */
export const SLUG_ROUTE = { name: 'slug', path: '*' } as const;

/** Home is the one address whose trailing slash counts: without it, it redirects. */
const matches = ({ path }: ShopRoute, pathname: string): boolean =>
  path === pathname ||
  (path !== paths.homeWithoutSlash.pattern && matchPath({ path, caseSensitive: true }, pathname) !== null);

/** The route of a path that has a row of its own. */
export const routeOf = (pathname: string): ShopRoute | undefined =>
  shopRoutes.find((route) => matches(route, pathname));

/** The frame of a path's page. */
export const layoutOf = (pathname: string): Layout =>
  /^\/account(\/|$)/.test(pathname) ? 'account' : 'default';

/** Name under which a view of the page at this path is tracked. */
export function trackedName(pathname: string): string {
  const { gtm, name } = { gtm: '', ...(routeOf(pathname) ?? SLUG_ROUTE) };
  return gtm || name;
}

/** Whose pages show what is this shopper's own, which the server never has: the browser fills them. */
const FILLED_BY_SCRIPT: readonly string[] = ['mf-checkout', 'mf-account'] satisfies RemoteName[];

/** Whether the pages of an owner are nothing without JavaScript. */
export const needsScript = (owner: string): boolean => FILLED_BY_SCRIPT.includes(owner);

/** Who owns the pages that a path of the catch-all can turn out to be. */
export const pageOwners: Record<Exclude<PageType, 'redirect' | 'notFound'>, PageOwner> = {
  page: { owner: 'mf-content', page: 'page' },
  navigation: { owner: 'mf-search', page: 'listing' },
  productManufacturer: { owner: 'mf-search', page: 'listing' },
  'frontend.product_manufacturer.category.detail': { owner: 'mf-search', page: 'listing' },
  detail: { owner: 'mf-catalog', page: 'product' },
  blog: { owner: 'mf-content', page: 'blog' },
  look: { owner: 'mf-content', page: 'look' },
};
