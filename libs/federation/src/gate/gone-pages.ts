import type { Cast } from './loans.ts';

/** Pages that shoppers can open now and could not open any more, one sentence each; not those that may go. */
export function gonePages(before: Cast, next: Cast, mayGo: readonly string[]): string[] {
  return Object.entries(next).flatMap(([name, { version, manifest }]) =>
    Object.keys(before[name]?.manifest.pages ?? {})
      .filter((page) => !Object.hasOwn(manifest.pages, page) && !mayGo.includes(page))
      .map(
        (page) =>
          `${name}@${version} has no page ${page}, which ${name}@${before[name]?.version} shows to shoppers: if it is to go, say so with --without ${page} --reason "…".`,
      ),
  );
}
