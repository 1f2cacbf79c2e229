/** Paths that the shell's server handles before looking for a page: its routes, and files at the root. */
const TECHNICAL =
  /^\/((api|assets|build|remotes|sitemaps|health|ready|metrics|\.well-known)(\/|$)|_(?!error$)|[^/]+\.\w+$)/;

/** True for a path that no page of a remote can have. */
export const isTechnical = (path: string): boolean => TECHNICAL.test(path);

/** Refuses a page of a remote at a path of the shell. */
export const claimSentence = (page: string, path: string): string =>
  `Its page ${page} claims the path ${path}, which the shell has for itself.`;
