import { pathForm, type PageAddresses } from '../../../../contracts/src/page-address.ts';
import type { Cast } from './loans.ts';

/** True when a page with a path, perhaps with parameters, is shown at another one. */
export function covers(pattern: string, path: string): boolean {
  const [wanted, given] = [pathForm(pattern).split('/'), pathForm(path).split('/')];
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, at) => part === given[at] || part === ':');
}

const addressesIn = (cast: Cast): PageAddresses[] =>
  Object.values(cast).map(({ manifest }) => manifest.description?.pages ?? {});

/** All paths and types of the pages of some remotes. */
function claimsIn(cast: Cast): { paths: string[]; types: string[] } {
  const pages = addressesIn(cast).flatMap((own) => Object.values(own));
  return {
    paths: pages.flatMap(({ paths = [] }) => paths),
    types: pages.flatMap(({ shows = [] }) => shows),
  };
}

const HOW = (name: string): string => `if it is to go, say so with --without ${name} --reason "…".`;

/** Pages that shoppers would lose, one sentence each, except those that may disappear. */
function lostPages(before: Cast, next: Cast, mayGo: readonly string[]): string[] {
  return Object.entries(next).flatMap(([name, { version, manifest }]) =>
    Object.keys(before[name]?.manifest.pages ?? {})
      .filter((page) => !Object.hasOwn(manifest.pages, page) && !mayGo.includes(page))
      .map(
        (page) =>
          `${name}@${version} has no page ${page}, which ${name}@${before[name]?.version} shows to shoppers: ${HOW(page)}`,
      ),
  );
}

/** Paths and types that a remaining page gives up, and no other page takes; one sentence each. */
function lostPaths(before: Cast, next: Cast, mayGo: readonly string[]): string[] {
  const claims = claimsIn(next);
  const isTaken = (path: string) => claims.paths.some((pattern) => covers(pattern, path));
  return Object.entries(next).flatMap(([name, { version, manifest }]) =>
    Object.entries(before[name]?.manifest.description?.pages ?? {})
      .filter(([page]) => Object.hasOwn(manifest.pages, page))
      .flatMap(([page, { paths = [], shows = [] }]) => {
        const lost = [
          ...paths.filter((path) => !isTaken(path)).map((path) => ({ address: path, what: 'path' })),
          ...shows
            .filter((type) => !claims.types.includes(type))
            .map((type) => ({ address: type, what: 'type' })),
        ];
        return lost
          .filter(({ address }) => !mayGo.includes(address))
          .map(
            ({ address, what }) =>
              `The page ${page} of ${name}@${version} has no ${what} ${address}, which ${name}@${before[name]?.version} shows to shoppers: ${HOW(address)}`,
          );
      }),
  );
}

/** Pages and paths that shoppers would lose, one sentence each, except those that may disappear. */
export const lostAddresses = (before: Cast, next: Cast, mayGo: readonly string[]): string[] => [
  ...lostPages(before, next, mayGo),
  ...lostPaths(before, next, mayGo),
];
