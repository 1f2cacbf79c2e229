import { locale, paths } from '@weefsel/contracts';

/** Layout of a page; account pages have a separate one. */
export type Layout = 'default' | 'account';

/** A fixed address of the shell. Its views are tracked under `name`. */
export type ShellRoute = { name: string; path: string } & (
  | { redirectTo: string }
  /** Forwards to an order page, chosen by the payment service's parameters. */
  | { forwardsTo: 'order-page' }
  /** Shows the page at another path, given without its leading slash. */
  | { showsPath: string }
  /** A page of the shell, by its name in `pages/own-page.tsx`; not indexed by search engines. */
  | { page: string; title: string }
);

/** Return address without a query, as the payment service changes it; see `payment-return.ts`. */
const BUCKAROO_RETURN = '/order/success&brq_payment_method=afterpay&brq_statuscode=690';

/** The shell's addresses; all others come from the entries of the remotes. */
export const shellRoutes: readonly ShellRoute[] = [
  { name: 'root', path: paths.root.pattern, redirectTo: paths.home.to() },
  { name: 'home-without-slash', path: paths.homeWithoutSlash.pattern, redirectTo: paths.home.to() },
  { name: 'checkout-finish', path: paths.checkoutFinish.pattern, forwardsTo: 'order-page' },
  { name: 'buckaroo-return', path: BUCKAROO_RETURN, forwardsTo: 'order-page' },
  // The landing page for ladies.
  {
    name: 'navigation',
    path: paths.fixedNavigation.pattern,
    showsPath: `${locale.prefix}/${locale.ladies}/`,
  },
  { name: 'styling-viewer', path: paths.stylingViewer.pattern, page: 'styling-viewer', title: 'Stijlgids' },
];

/** View name of pages without a fixed address. */
export const SLUG_VIEW = 'slug';

/** The layout of a path's page. */
export const layoutOf = (pathname: string): Layout =>
  /^\/account(\/|$)/.test(pathname) ? 'account' : 'default';
