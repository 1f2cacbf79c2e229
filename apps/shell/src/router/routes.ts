import type { PageName, PageType, RemoteName } from '@weefsel/contracts';
import { paths } from '@weefsel/contracts';

/** Who shows a page: a remote's page by name. */
export type PageOwner = { [N in RemoteName]: { owner: N; page: PageName<N> } }[RemoteName];

/** A row of the route table. `name` is what page views are tracked under. */
export type ShopRoute = { name: string; path: string } & (
  PageOwner | { redirectTo: string } | { owner: null }
);

/** Every fixed address of the shop, in the order of the specification. */
export const shopRoutes: readonly ShopRoute[] = [
  { name: 'root', path: paths.root.pattern, redirectTo: paths.home.to() },
  { name: 'nl-without-slash', path: paths.homeWithoutSlash.pattern, redirectTo: paths.home.to() },
  { name: 'home', path: paths.home.pattern, owner: 'mf-content', page: 'home' },
  { name: 'cart', path: paths.cart.pattern, owner: 'mf-checkout', page: 'cart' },
  { name: 'side-cart', path: paths.sideCart.pattern, owner: 'mf-checkout', page: 'side-cart' },
  { name: 'login', path: paths.login.pattern, owner: 'mf-account', page: 'login' },
  { name: 'search', path: paths.search.pattern, owner: 'mf-search', page: 'search' },
  { name: 'account', path: paths.account.pattern, owner: 'mf-account', page: 'account' },
  { name: 'navigation', path: paths.fixedNavigation.pattern, owner: 'mf-search', page: 'listing' },
];

/** The catch-all for category, product and content pages. */
export const SLUG_ROUTE = { name: 'slug', path: '*' } as const;

/** The route of a path that has a row of its own; a trailing slash matters only for the home page. */
export const routeOf = (pathname: string): ShopRoute | undefined =>
  shopRoutes.find(({ path }) => path === pathname || (path !== '/nl' && `${path}/` === pathname));

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
