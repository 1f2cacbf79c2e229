import { useMemo, useSyncExternalStore } from 'react';
import { measuresIn, storedMeasures, watchMeasures, type OwnMeasures } from './own-measures-storage';

/** What somebody told of themselves in this browser, as it is now. Nothing on the server. */
export function useOwnMeasures(): OwnMeasures {
  const text = useSyncExternalStore(watchMeasures, storedMeasures, () => '');
  return useMemo(() => measuresIn(text), [text]);
}
