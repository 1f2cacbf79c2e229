import { locale } from './locale';
import type { PageContext } from '../page';

const CONTEXTS: Readonly<Record<PageContext, string>> = {
  general: `/${locale.prefix}/`,
  ladies: `/${locale.prefix}/${locale.ladies}/`,
  men: `/${locale.prefix}/${locale.men}/`,
};

/** Address of a part of the shop: home for the whole of it. */
export const contextHref = (context: PageContext): string => CONTEXTS[context];

const PREFIX = `${locale.prefix}/`;

/** Address of what is at a path below the locale's prefix: `merken/` is at `/nl/merken/`. */
export const localHref = (path: string): string => `/${locale.prefix}/${path}`;

/** What a path says below the locale's prefix: `merken/` of `/nl/merken/` and of `nl/merken/`; undefined elsewhere. */
export function localPath(path: string): string | undefined {
  const bare = path.replace(/^\/+/, '');
  return bare.startsWith(PREFIX) ? bare.slice(PREFIX.length) : undefined;
}
