import type { KeyLog } from './cdn/key-log';
import type { ShareGoods } from './load-not-found';
import { keysOf, type PageCache } from './page-cache';

/**
 * What pages of addresses that do not exist have in common, asked for once for all of them and kept by the rules of pages:
 * anybody can think of such addresses, and each would be a question to commerce.
 */
export function shareGoods(pages: Pick<PageCache, 'beside'>, keys: KeyLog): ShareGoods {
  const kept = pages.beside('goods');
  return async (name, load) => {
    const answer = await kept.read(name, () =>
      keys.watch(async (seen) => ({ kind: 'page', payload: await load(), keys: seen() })),
    );
    // The page is made of it too, whoever asked for it.
    keys.note(keysOf(answer));
    return answer.kind === 'page' ? answer.payload : load();
  };
}
