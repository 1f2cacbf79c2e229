import { locale } from './locale';
import type { PageContext } from '../page';

const CONTEXTS: Readonly<Record<PageContext, string>> = {
  general: `/${locale.prefix}/`,
  ladies: `/${locale.prefix}/${locale.ladies}/`,
  men: `/${locale.prefix}/${locale.men}/`,
};

/** Address of a page context; home for `general`. */
export const contextHref = (context: PageContext): string => CONTEXTS[context];

const PREFIX = `${locale.prefix}/`;

/** Address of a path below the locale's prefix: `/nl/merken/` for `merken/`. */
export const localHref = (path: string): string => `/${locale.prefix}/${path}`;

/** Path below the locale's prefix: `merken/` for `/nl/merken/` and `nl/merken/`; undefined elsewhere. */
export function localPath(path: string): string | undefined {
  const bare = path.replace(/^\/+/, '');
  return bare.startsWith(PREFIX) ? bare.slice(PREFIX.length) : undefined;
}
