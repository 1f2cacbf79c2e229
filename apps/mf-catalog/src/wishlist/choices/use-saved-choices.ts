import { useStores } from '@weefsel/stores';
import { useEffect, useState } from 'react';
import { askChoices } from './ask-choices';
import type { SavedChoice, SavedChoices } from './saved-choice';

const NONE: SavedChoices = {};

/** Choices of the shown products: undefined while loading, empty after a failure. */
export function useSavedChoices(
  ids: readonly string[],
  served = NONE,
): (id: string) => readonly SavedChoice[] | undefined {
  const { commerce } = useStores();
  const [found, setFound] = useState(NONE);
  const unknown = ids.filter((id) => !(id in served) && !(id in found)).join();

  useEffect(() => {
    if (!unknown) return undefined;
    const wanted = unknown.split(',');
    const left = new AbortController();
    askChoices(commerce, wanted, left.signal)
      .catch((error: unknown): SavedChoices => {
        if (!left.signal.aborted) console.error('[wishlist] choices', error);
        return Object.fromEntries(wanted.map((id) => [id, []]));
      })
      .then((choices) => {
        if (!left.signal.aborted) setFound((before) => ({ ...before, ...choices }));
      })
      .catch(() => undefined);
    return () => left.abort();
  }, [commerce, unknown]);

  return (id) => found[id] ?? served[id];
}
