import type { KeyLog } from '../http/cdn/key-log';
import type { ShareGoods } from './load-not-found';
import { keysOf, type PageCache } from './page-cache';

/**
 * Loads the products on not-found pages once for all of them. Caches them by the rules of pages. Otherwise any made-up
 * address would cost a commerce call.
 */
export function shareGoods(pages: Pick<PageCache, 'beside'>, keys: KeyLog): ShareGoods {
  const kept = pages.beside('goods');
  return async (name, load) => {
    const answer = await kept.read(name, () =>
      keys.watch(async (seen) => ({ kind: 'page', payload: await load(), keys: seen() })),
    );
    // The page depends on these keys too, whichever page loaded the products.
    keys.note(keysOf(answer));
    return answer.kind === 'page' ? answer.payload : load();
  };
}
