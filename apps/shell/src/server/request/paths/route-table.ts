import { pathForm, paths, type PageOwner, type SlugType } from '@weefsel/contracts';
import { claimSentence, isTechnical } from '@weefsel/federation/composition';
import type { Snapshot } from '@weefsel/federation/server';
import { matchPath } from 'react-router-dom';
import { shellRoutes, type ShellRoute } from '../../../navigation/routes';

/** The page at a path. `mayBeGone`: its entity may not exist. */
export type FoundPage =
  | { kind: 'page'; type: 'route'; at: PageOwner; mayBeGone?: true }
  | { kind: 'page'; type: SlugType; id?: string };

/** A page of a remote with a fixed path; views of it are tracked under its own name. */
interface RemoteRoute {
  path: string;
  at: PageOwner;
}

/** Owner of a page type without a remote: its slot shows that it is unavailable. */
const NOBODY = 'nobody';

type Addresses = Snapshot['addresses'];

/** True for a path with parameters, such as `/account/order/:code`. */
export const hasPlaces = (path: string): boolean => path.includes(':') || path.endsWith('*');

/** A path without trailing slashes: both forms are the same page. */
const bare = (path: string): string => path.replace(/\/+$/, '') || '/';

/** The paths of the shop, from the remotes of one composition and the shell itself. */
export class RouteTable {
  /** Paths without parameters: as written, and without trailing slashes (except the redirect to home). */
  private readonly exact = new Map<string, ShellRoute | RemoteRoute>();
  private readonly bare = new Map<string, ShellRoute | RemoteRoute>();
  /** Paths with parameters; literal paths take precedence. */
  private readonly patterns: readonly RemoteRoute[];
  private readonly shown: ReadonlyMap<SlugType, PageOwner>;

  constructor(addresses: Addresses) {
    const pages = Object.entries(addresses).flatMap(([owner, own]) =>
      Object.entries(own).map(([page, address]) => ({ at: { owner, page }, ...address })),
    );
    const routes = pages.flatMap(({ at, paths: own = [] }) => own.map((path) => ({ path, at })));
    this.patterns = routes.filter(({ path }) => hasPlaces(path));
    for (const route of [...shellRoutes, ...routes.filter(({ path }) => !hasPlaces(path))]) {
      if (!this.exact.has(route.path)) this.exact.set(route.path, route);
      const isWayHome = route.path === paths.homeWithoutSlash.pattern;
      if (!isWayHome && !this.bare.has(bare(route.path))) this.bare.set(bare(route.path), route);
    }
    this.shown = new Map(pages.flatMap(({ at, shows = [] }) => shows.map((type) => [type, at] as const)));
  }

  /** The shell's route or a remote's page at this path. */
  at(pathname: string): ShellRoute | RemoteRoute | undefined {
    return (
      this.exact.get(pathname) ??
      this.bare.get(bare(pathname)) ??
      this.patterns.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname) !== null)
    );
  }

  /** The page at this path, such as `mf-checkout/cart`; undefined for paths known to vendors only. */
  claimAt(pathname: string): string | undefined {
    const route = this.at(pathname);
    return route && ('at' in route ? `${route.at.owner}/${route.at.page}` : `shell/${route.name}`);
  }

  /** Name under which views of a page with a fixed path are tracked. */
  viewAt(pathname: string): string | undefined {
    const route = this.at(pathname);
    return route && ('at' in route ? route.at.page : route.name);
  }

  /** The page that shows a vendor's page type. */
  showing(type: SlugType): PageOwner {
    return this.shown.get(type) ?? { owner: NOBODY, page: type };
  }
}

export const ownerOf = (page: FoundPage, routes: RouteTable): PageOwner =>
  page.type === 'route' ? page.at : routes.showing(page.type);

const tables = new WeakMap<Addresses, RouteTable>();

/** The table of a snapshot, made once. */
export function routesOf({ addresses }: Pick<Snapshot, 'addresses'>): RouteTable {
  const known = tables.get(addresses) ?? new RouteTable(addresses);
  tables.set(addresses, known);
  return known;
}

/** Home is a remote's page: only redirects to it are the shell's. */
const isShells = (path: string): boolean =>
  isTechnical(path) ||
  (path !== paths.home.pattern && shellRoutes.some((route) => pathForm(route.path) === pathForm(path)));

/** One sentence for each page of a remote that claims a path of the shell. */
export const claimsOfShell = (addresses: Addresses[string]): string[] =>
  Object.entries(addresses).flatMap(([page, { paths: claimed = [] }]) =>
    claimed.filter(isShells).map((path) => claimSentence(page, path)),
  );
