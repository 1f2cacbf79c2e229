import { EARLY_FRAME } from '@weefsel/contracts';
import { useSlots, type PartId } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { useRef } from 'react';

const POPUP: PartId = { remote: 'mf-search', kind: 'fragment', name: 'SearchPopup' };

/** True while the shopper types in the box, or in its early frame. */
const isTypedInto = (input: HTMLInputElement): boolean =>
  document.activeElement === input || document.activeElement?.closest(`[${EARLY_FRAME}]`) != null;

/** The search over the page. Until its code is loaded, the shell's search boxes stay in use. */
export function useSearchPopup() {
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
    /** Loads the code when the shopper is about to search. */
    prepare: () => void load(),
    /** Hands the typed text to the popup, now or once it is loaded. */
    open: (input: HTMLInputElement): void => {
      if (isHere()) return show(input);
      wanted.current = true;
      void load().then((here) => {
        // A shopper who has moved on is not interrupted.
        if (here && wanted.current && isTypedInto(input)) show(input);
      });
    },
    /** Cancels the opening: the shopper has gone to the results. */
    giveUp: () => (wanted.current = false),
  };
}
