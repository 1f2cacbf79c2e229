import type { PageContext } from '../page';
import { locale } from './locale';

const CONTEXTS: Readonly<Record<PageContext, string>> = {
  general: `/${locale.prefix}/`,
  ladies: `/${locale.prefix}/${locale.ladies}/`,
  men: `/${locale.prefix}/${locale.men}/`,
};

/** Address of a part of the shop: home for the whole of it. */
export const contextHref = (context: PageContext): string => CONTEXTS[context];
