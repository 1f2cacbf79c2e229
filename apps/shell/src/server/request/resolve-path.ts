import { blogHref, localPath, lookHref, type SlugType } from '@weefsel/contracts';
import type { Clients, SeoUrl } from '@weefsel/api-clients';
import { hasPlaces, type FoundPage, type RouteTable } from './paths/route-table';

export interface Redirect {
  kind: 'redirect';
  to: string;
  status: 301 | 302;
  /** Surrogate keys of its contents; absent when it is one shopper's. */
  keys?: readonly string[];
}

/** The meaning of a path of the shop. */
export type ResolvedPath =
  FoundPage | Redirect | { kind: 'own'; page: string; title: string } | { kind: 'not-found' };

/** Longest path that is looked up at all, in characters. */
const MAX_PATH_LENGTH = 500;

const typeByRouteName: Record<string, SlugType> = {
  'frontend.navigation.page': 'navigation',
  'frontend.detail.page': 'detail',
  productManufacturer: 'productManufacturer',
  'frontend.product_manufacturer.category.detail': 'frontend.product_manufacturer.category.detail',
};

/** Blogs and looks have fixed address patterns, in one spelling each. */
function blogOrLook(path: string): ResolvedPath | undefined {
  const [, type, slug = '', end] = /^(blog|look)\/([^/]+)(\/*)$/.exec(localPath(path) ?? '') ?? [];
  if (type !== 'blog' && type !== 'look') return undefined;
  if (end === (type === 'blog' ? '/' : '')) return { kind: 'page', type };
  const to = type === 'blog' ? blogHref(slug) : lookHref(encodeURIComponent(slug));
  return { kind: 'redirect', to, status: 301 };
}

/**
 * The page of a path without a vendor call: by the route table or an address pattern.
 * `asked`: only vendors know the path. It is decoded and has no leading slash.
 */
export function resolveRoute(
  pathname: string,
  routes: RouteTable,
): ResolvedPath | { kind: 'asked'; path: string } {
  const route = routes.at(pathname);
  if (route && 'redirectTo' in route) return { kind: 'redirect', to: route.redirectTo, status: 301 };
  if (route && 'showsPath' in route) return { kind: 'asked', path: route.showsPath };
  if (route && 'page' in route) return { kind: 'own', page: route.page, title: route.title };
  if (route && 'at' in route)
    return { kind: 'page', at: route.at, type: 'route', ...(hasPlaces(route.path) && { mayBeGone: true }) };

  let path: string;
  try {
    path = decodeURIComponent(pathname).replace(/^\/+/, '');
  } catch {
    return { kind: 'not-found' };
  }
  const hasControlCharacter = [...path].some((character) => character < ' ');
  if (!path || path.length > MAX_PATH_LENGTH || hasControlCharacter) return { kind: 'not-found' };
  return blogOrLook(path) ?? { kind: 'asked', path };
}

/** Address of a decoded path. A percent sign in it stays one. */
export const addressOf = (path: string): string =>
  `/${encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent)}`;

/** Spellings of a path that lead to the same page, itself first. */
export const spellingsOf = (path: string): string[] => {
  const lower = path.toLowerCase();
  return [...new Set([path, `${path}/`, lower, `${lower}/`, path.replace(/\/+$/, '')])];
};

function toPage({ routeName, foreignKey }: SeoUrl): FoundPage | undefined {
  const type = routeName ? typeByRouteName[routeName] : undefined;
  return foreignKey && type ? { kind: 'page', type, id: foreignKey } : undefined;
}

/** The content page of a path unknown to commerce. */
export const contentPage: FoundPage = { kind: 'page', type: 'page' };

/** Looks up a path in the commerce backend in all spellings. Unknown paths are left to the content service. */
export async function lookUpPath(
  path: string,
  { commerce }: Clients,
  signal: AbortSignal,
): Promise<ResolvedPath> {
  const spellings = spellingsOf(path);
  const urls = await commerce.seoUrl.byPaths(spellings, signal);
  for (const spelling of spellings) {
    const page = urls
      .filter(({ seoPathInfo }) => seoPathInfo === spelling)
      .map(toPage)
      .find(Boolean);
    if (page && spelling === path) return page;
    if (page) return { kind: 'redirect', to: addressOf(spelling), status: 301 };
  }
  if (/^[^/]+$/.test(localPath(path) ?? ''))
    return { kind: 'redirect', to: addressOf(`${path}/`), status: 301 };
  return contentPage;
}
