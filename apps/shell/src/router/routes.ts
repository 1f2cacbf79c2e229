import { locale, paths } from '@weefsel/contracts';

/** The frame around a page: the account's pages have one of their own. */
export type Layout = 'default' | 'account';

/** A fixed address of the shell itself. Views of it are tracked under its `name`. */
export type ShellRoute = { name: string; path: string } & (
  | { redirectTo: string }
  /** No page of its own: what the payment service says decides which order page it is. */
  | { forwardsTo: 'order-page' }
  /** Shows what is at another path, given without its leading slash. */
  | { showsPath: string }
  /** A page of the shell itself, by its name in `pages/own-page.tsx`; search engines do not keep it. */
  | { page: string; title: string }
);

/** The address that a payment service makes of a return address without a query; see `payment-return.ts`. */
const BUCKAROO_RETURN = '/order/success&brq_payment_method=afterpay&brq_statuscode=690';

/** The shell's own addresses; all others are the remotes' and come from their entries. */
export const shellRoutes: readonly ShellRoute[] = [
  { name: 'root', path: paths.root.pattern, redirectTo: paths.home.to() },
  { name: 'home-without-slash', path: paths.homeWithoutSlash.pattern, redirectTo: paths.home.to() },
  { name: 'checkout-finish', path: paths.checkoutFinish.pattern, forwardsTo: 'order-page' },
  { name: 'buckaroo-return', path: BUCKAROO_RETURN, forwardsTo: 'order-page' },
  // Everything for ladies.
  {
    name: 'navigation',
    path: paths.fixedNavigation.pattern,
    showsPath: `${locale.prefix}/${locale.ladies}/`,
  },
  { name: 'styling-viewer', path: paths.stylingViewer.pattern, page: 'styling-viewer', title: 'Stijlgids' },
];

/** Name of views of a page that has no fixed address. */
export const SLUG_VIEW = 'slug';

/** The frame of a path's page. */
export const layoutOf = (pathname: string): Layout =>
  /^\/account(\/|$)/.test(pathname) ? 'account' : 'default';
