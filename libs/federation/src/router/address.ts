import {
  createPath,
  resolvePath,
  type Location,
  type Path,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';

/** The entries of the browser, or of a test. */
export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** A visit to an address; its key is that of its entry in the history. */
export const visitTo = ({ pathname, search, hash }: Path, state: unknown = null): Location => ({
  pathname,
  search,
  hash,
  state,
  key: Math.random().toString(36).slice(2, 10),
});

/** The address that is meant, seen from another one. Throws for one outside the shop. */
export function addressOf(to: To, from: Path, history: History): Path {
  const { origin, href } = history.createURL('/');
  const asked = typeof to === 'string' ? to : createPath(to);
  if (new URL(asked, href).origin !== origin) throw new Error(`No page of the shop: ${asked}`);
  return history.encodeLocation(resolvePath(to, from.pathname));
}

/** True when an address names a place on the page that is shown: nothing has to be loaded for it. */
export const isOnPage = (shown: Path, to: Path): boolean =>
  to.hash !== '' && shown.pathname === to.pathname && shown.search === to.search;
