import { useStores, type RootStore } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { ListingAddress } from '../address/listing-state';
import { followsVisitor } from './follows-visitor';
import type { ShownPage } from '../products/page-memory';
import type { Arranged } from './arrange';
import type * as ForVisitor from './for-visitor';

/** Code for personal orders: loaded only with consent. */
let code: typeof ForVisitor | undefined;

/** Loads the code together with its texts, so that no text appears late. Rejects when either fails. */
async function bring(snippets: RootStore['snippets']): Promise<typeof ForVisitor> {
  const [loaded] = await Promise.all([
    import(/* webpackChunkName: "for-visitor" */ './for-visitor'),
    snippets.load(),
  ]);
  if (!snippets.initialized) throw new Error('There are no texts for this visitor.');
  code = loaded;
  return loaded;
}

interface Shown {
  list: RefObject<HTMLElement | null>;
  key: string;
  address: ListingAddress;
  pages: readonly ShownPage[];
}

/**
 * The pages of a listing, arranged for a shopper with consent; unchanged without it. In a listing already on screen,
 * only unseen cards change. For use inside an observer.
 */
export function useForVisitor({ list, key, address, pages }: Shown) {
  const { consent, snippets } = useStores();
  const { proof } = consent;
  const isAllowed = consent.allows('personal');
  const [wasAllowed] = useState(isAllowed);
  // A listing that arrives by navigation has no seen cards yet.
  const [ready, setReady] = useState(() => code && { code, proof });
  const [failed, setFailed] = useState(false);
  const [, setTurn] = useState(0);
  const may = useHydrated() && isAllowed;
  const now = may && ready?.proof === proof ? ready.code : undefined;

  useEffect(() => {
    if (!may) code?.forget();
    if (!may || now) return undefined;
    let isLeft = false;
    const begin = (loaded: typeof ForVisitor) => {
      if (isLeft) return;
      loaded.look(list.current, key, wasAllowed);
      setReady({ code: loaded, proof });
    };
    bring(snippets).then(begin, () => setFailed(true));
    return () => {
      isLeft = true;
    };
  }, [may, now, list, key, wasAllowed, snippets, proof]);
  useLayoutEffect(() => now?.settle(), [now]);

  const around = { text: snippets.text, changed: () => setTurn((turn) => turn + 1) };
  const shown: Arranged = now ? now.arrange(pages, key, address, around) : { pages };
  // Products are tracked once, in display order; marks do not affect it.
  const isOwn = wasAllowed && followsVisitor(address.shown);
  return { ...shown, told: isOwn ? shown.pages : pages, waits: isOwn && isAllowed && !now && !failed };
}
