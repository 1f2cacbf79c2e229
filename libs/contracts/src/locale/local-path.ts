import { locale } from './locale';

const PREFIX = `${locale.prefix}/`;

/** Address of what is at a path below the locale's prefix: `merken/` is at `/nl/merken/`. */
export const localHref = (path: string): string => `/${locale.prefix}/${path}`;

/** What a path says below the locale's prefix: `merken/` of `/nl/merken/` and of `nl/merken/`; undefined elsewhere. */
export function localPath(path: string): string | undefined {
  const bare = path.replace(/^\/+/, '');
  return bare.startsWith(PREFIX) ? bare.slice(PREFIX.length) : undefined;
}
