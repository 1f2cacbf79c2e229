import {
  createPath,
  resolvePath,
  type Location,
  type Path,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';

/** History of the browser, or of a test. */
export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** A visit to an address; its key is that of its entry in the history. */
export const visitTo = ({ pathname, search, hash }: Path, state: unknown = null): Location => ({
  pathname,
  search,
  hash,
  state,
  key: newKey(),
});

/** True for an entry made by the browser, such as a link within the page: it has no key. */
export const isBrowsersOwn = ({ key }: Location): boolean => key === 'default';

/** Gives the browser's current entry a unique key. */
export function keyed(location: Location): Location {
  if (!isBrowsersOwn(location)) return location;
  const key = newKey();
  window.history.replaceState({ ...(window.history.state as object | null), key }, '');
  return { ...location, key };
}

/** Resolves an address relative to another one. Throws for one outside the shop. */
export function addressOf(to: To, from: Path, history: History): Path {
  const { origin, href } = history.createURL('/');
  const asked = typeof to === 'string' ? to : createPath(to);
  if (new URL(asked, href).origin !== origin) throw new Error(`No page of the shop: ${asked}`);
  return history.encodeLocation(resolvePath(to, from.pathname));
}

const isSamePage = (one: Path, other: Path): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** True when an address names a position on the shown page: nothing has to be loaded for it. */
export const isOnPage = (shown: Path, to: Path): boolean => to.hash !== '' && isSamePage(shown, to);

/** True when going back leads from a position on the shown page to its beginning. */
export const isBackOnPage = (shown: Path, to: Path): boolean =>
  shown.hash !== to.hash && isSamePage(shown, to);
