import type { PageType } from '@weefsel/contracts';
import { blogHref, lookHref } from '@weefsel/contracts';
import type { Clients, SeoUrl } from '@weefsel/api-clients';
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

/** A path that only vendors know the meaning of, without its leading slash and decoded. */
export interface AskedPath {
  kind: 'asked';
  path: string;
}

/** What a path stands for by itself, without asking anybody: the route table, and addresses that say what they are. */
export function resolveRoute(pathname: string): ResolvedPath | AskedPath {
  const route = routeOf(pathname);
  if (route && 'redirectTo' in route) return { kind: 'redirect', to: route.redirectTo, status: 301 };
  if (route?.name === 'navigation') return { kind: 'asked', path: FIXED_NAVIGATION_PATH };
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
  return blogOrLook(path) ?? { kind: 'asked', path };
}

/** Ways to write a path that lead to the same page, itself first. */
export const spellingsOf = (path: string): string[] => {
  const lower = path.toLowerCase();
  return [...new Set([path, `${path}/`, lower, `${lower}/`, path.replace(/\/+$/, '')])];
};

export type FoundPage = Extract<ResolvedPath, { kind: 'page' }>;

function toPage({ routeName, foreignKey }: SeoUrl): FoundPage | undefined {
  const type = routeName ? typeByRouteName[routeName] : undefined;
  return foreignKey && type ? { kind: 'page', at: pageOwners[type], type, id: foreignKey } : undefined;
}

/** The page of the content service that a path is when nobody else knows it. */
export const contentPage: FoundPage = { kind: 'page', at: pageOwners.page, type: 'page' };

/** Asks the commerce backend for a path in all its spellings; what it does not know is left to the content service. */
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
    if (page) return { kind: 'redirect', to: `/${spelling}`, status: 301 };
  }
  if (/^nl\/[^/]+$/.test(path)) return { kind: 'redirect', to: `/${path}/`, status: 301 };
  return contentPage;
}
