import type { SlugType } from './page';

/** Where a page of a remote is shown. */
export interface PageAddress {
  /** Its fixed paths, e.g. `/account/order/:code`; a trailing slash counts for nothing but the home page. */
  paths?: readonly string[];
  /** Paths that vendors know: what they mean by them. Each type has one page in the shop. */
  shows?: readonly SlugType[];
}

/** What stands around a page: `bare` is the shop's name and help alone, for pages where shoppers finish something. Absent: menus, search and all else. */
export type PageFrame = 'bare';

/** The pages of one remote by name. */
export type PageAddresses = Readonly<Record<string, PageAddress>>;

/** One page of the shop. */
export interface PageOwner {
  /** The remote. */
  owner: string;
  page: string;
}

/** A path with the same places for all names of parameters, as which two of them are the same. */
export const pathForm = (path: string): string => path.replace(/:[^/]+/g, ':').replace(/(?<=.)\/+$/, '');

/** Pages of two remotes that claim one path or type, one sentence for each. */
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
