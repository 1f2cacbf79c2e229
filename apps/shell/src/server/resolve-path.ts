import type { PageType } from '@weefsel/contracts';
import { blogHref, lookHref } from '@weefsel/contracts';
import type { Clients } from '@weefsel/api-clients';
import type { PageOwner } from '../router/routes';
import { pageOwners, routeOf } from '../router/routes';

/** What a path of the shop stands for. */
export type ResolvedPath =
  | { kind: 'page'; at: PageOwner; type: PageType | 'route'; id?: string }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'own'; page: string; title: string }
  | { kind: 'not-found' };

/** Longest path that is looked up at all, in characters. */
const MAX_PATH_LENGTH = 500;

const typeByRouteName: Record<string, keyof typeof pageOwners> = {
  'frontend.navigation.page': 'navigation',
  'frontend.detail.page': 'detail',
  productManufacturer: 'productManufacturer',
  'frontend.product_manufacturer.category.detail': 'frontend.product_manufacturer.category.detail',
};

/** The fixed address `/navigation/2ec32d61` shows this category: everything for ladies. */
const FIXED_NAVIGATION_PATH = 'nl/dames/';

/** Blogs and looks have addresses of their own, in one spelling each. */
function blogOrLook(path: string): ResolvedPath | undefined {
  const [, type, slug = '', end] = /^nl\/(blog|look)\/([^/]+)(\/*)$/.exec(path) ?? [];
  if (type === 'blog') {
    if (end !== '/') return { kind: 'redirect', to: blogHref(slug), status: 301 };
    return { kind: 'page', at: pageOwners.blog, type };
  }
  if (type === 'look') {
    if (end !== '') return { kind: 'redirect', to: lookHref(encodeURIComponent(slug)), status: 301 };
    return { kind: 'page', at: pageOwners.look, type };
  }
  return undefined;
}

async function bySeoPath(
  path: string,
  clients: Clients,
  signal: AbortSignal,
): Promise<ResolvedPath | undefined> {
  const found = await clients.commerce.seoUrl.byPath(path, signal);
  const type = found?.routeName ? typeByRouteName[found.routeName] : undefined;
  if (!found?.foreignKey || !type) return undefined;
  return { kind: 'page', at: pageOwners[type], type, id: found.foreignKey };
}

/** Finds out which page a path shows: the route table first, then the commerce backend's SEO paths, then content. */
export async function resolvePath(
  pathname: string,
  clients: Clients,
  signal: AbortSignal,
): Promise<ResolvedPath> {
  const route = routeOf(pathname);
  if (route && 'redirectTo' in route) return { kind: 'redirect', to: route.redirectTo, status: 301 };
  if (route?.name === 'navigation') {
    return (await bySeoPath(FIXED_NAVIGATION_PATH, clients, signal)) ?? { kind: 'not-found' };
  }
  if (route && 'owner' in route) {
    return route.owner === null
      ? { kind: 'own', page: route.page, title: route.title }
      : { kind: 'page', at: route, type: 'route' };
  }

  let path: string;
  try {
    path = decodeURIComponent(pathname).replace(/^\/+/, '');
  } catch {
    return { kind: 'not-found' };
  }
  const hasControlCharacter = [...path].some((character) => character < ' ');
  if (!path || path.length > MAX_PATH_LENGTH || hasControlCharacter) return { kind: 'not-found' };

  const story = blogOrLook(path);
  if (story) return story;
  const exact = await bySeoPath(path, clients, signal);
  if (exact) return exact;
  const spellings = [`${path}/`, path.toLowerCase(), `${path.toLowerCase()}/`, path.replace(/\/+$/, '')];
  for (const other of new Set(spellings.filter((spelling) => spelling !== path))) {
    if (await bySeoPath(other, clients, signal)) return { kind: 'redirect', to: `/${other}`, status: 301 };
  }
  if (/^nl\/[^/]+$/.test(path)) return { kind: 'redirect', to: `/${path}/`, status: 301 };
  return { kind: 'page', at: pageOwners.page, type: 'page' };
}
