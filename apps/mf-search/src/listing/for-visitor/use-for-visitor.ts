import { useStores, type RootStore } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { ListingAddress } from '../address/listing-state';
import { followsVisitor } from './follows-visitor';
import type { ShownPage } from '../products/page-memory';
import type { Arranged } from './arrange';
import type * as ForVisitor from './for-visitor';

/** What is known only with leave: nobody else loads its code. */
let code: typeof ForVisitor | undefined;

/** The code with all that it says, so that no text comes after it. Rejects when one of both cannot be had. */
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
 * The pages of a listing as a visitor who gave leave is shown them; as they are for everybody else. A listing that is on
 * screen already is only changed where it was not seen. For use inside an observer.
 */
export function useForVisitor({ list, key, address, pages }: Shown) {
  const { consent, snippets } = useStores();
  const { proof } = consent;
  const isAllowed = consent.allows('personal');
  const [wasAllowed] = useState(isAllowed);
  // Of a listing that comes with a navigation nothing was seen yet.
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
  // What is told of the products is told once, in the order in which they are shown; marks change nothing about it.
  const isOwn = wasAllowed && followsVisitor(address.shown);
  return { ...shown, told: isOwn ? shown.pages : pages, waits: isOwn && isAllowed && !now && !failed };
}
