import { useSlots, type PartId } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { useRef } from 'react';

const POPUP: PartId = { remote: 'mf-search', kind: 'fragment', name: 'SearchPopup' };

interface SearchPopup {
  /** The shopper is about to search: brings the code, so that it is here when it is wanted. */
  prepare: () => void;
  /** The shopper searches: what is typed goes on in the popup, now or as soon as it is here. */
  open: (input: HTMLInputElement) => void;
  /** The shopper has gone to the results: the popup must not come after them. */
  giveUp: () => void;
}

/** The search that covers the page. Until its code is here, and when it never comes, the boxes of the shell stay in use. */
export function useSearchPopup(): SearchPopup {
  const { config, overlay, snippets } = useStores();
  const { source } = useSlots();
  const wanted = useRef(false);
  const isHere = () => source.peek(POPUP) !== undefined && snippets.initialized;

  const load = async (): Promise<boolean> => {
    if (!config.search || source.isDown(POPUP)) return false;
    try {
      await Promise.all([source.load(POPUP), snippets.load()]);
      return isHere();
    } catch (error) {
      console.warn('[search] The popup did not come; the box still leads to the results.', error);
      source.forget(POPUP);
      return false;
    }
  };

  const show = (input: HTMLInputElement) => {
    overlay.typeSearch(input.value);
    overlay.show('search');
  };

  return {
    prepare: () => void load(),
    open: (input) => {
      if (isHere()) return show(input);
      wanted.current = true;
      void load().then((here) => {
        // Who went on to something else meanwhile is left alone.
        if (here && wanted.current && document.activeElement === input) show(input);
      });
    },
    giveUp: () => (wanted.current = false),
  };
}
