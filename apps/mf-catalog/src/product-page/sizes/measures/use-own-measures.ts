import { useMemo, useSyncExternalStore } from 'react';
import { measuresIn, storedMeasures, watchMeasures, type OwnMeasures } from './own-measures-storage';

/** Live view of the measures stored in this browser. Empty on the server. */
export function useOwnMeasures(): OwnMeasures {
  const text = useSyncExternalStore(watchMeasures, storedMeasures, () => '');
  return useMemo(() => measuresIn(text), [text]);
}
