import type { SlugType } from './page';

/** Addresses of a page of a remote. */
export interface PageAddress {
  /** Its fixed paths, e.g. `/account/order/:code`. Trailing slashes only matter for the home page. */
  paths?: readonly string[];
  /** Types of vendors' paths that it shows. Each type has one page in the shop. */
  shows?: readonly SlugType[];
}

/**
 * The frame around a page. `bare` has only the shop's name and help, for pages where shoppers finish something.
 * Absent: menus, search and all else.
 */
export type PageFrame = 'bare';

/** The pages of one remote by name. */
export type PageAddresses = Readonly<Record<string, PageAddress>>;

/** One page of the shop. */
export interface PageOwner {
  /** Name of the remote. */
  owner: string;
  page: string;
}

/** Path without parameter names and trailing slashes, for comparing two paths. */
export const pathForm = (path: string): string => path.replace(/:[^/]+/g, ':').replace(/(?<=.)\/+$/, '');

/** Conflicts of pages of different remotes over one path or type, one sentence each. */
export function claimedTwice(remotes: Readonly<Record<string, PageAddresses>>): string[] {
  const owners = new Map<string, string>();
  const sentences: string[] = [];
  const claim = (what: string, key: string, by: string) => {
    const before = owners.get(key);
    if (before && before !== by) sentences.push(`${before} and ${by} both claim ${what}.`);
    else owners.set(key, by);
  };
  for (const [remote, pages] of Object.entries(remotes)) {
    for (const [page, { paths = [], shows = [] }] of Object.entries(pages)) {
      const by = `${remote} (page ${page})`;
      for (const path of paths) claim(`the path ${path}`, pathForm(path), by);
      for (const type of shows) claim(`paths of the type ${type}`, `type ${type}`, by);
    }
  }
  return sentences;
}
