import type { Weekday } from '@weefsel/contracts';
import { weekdayOf } from '@weefsel/ui';
import { useSyncExternalStore } from 'react';

function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * The day of the week in Dutch time. A page may have been rendered yesterday: it comes to life with the day of its
 * rendering, and goes by the clock from then on, also when the shopper comes back to it tomorrow.
 */
export const useToday = (rendered: Weekday | undefined): Weekday | undefined =>
  useSyncExternalStore(
    onReturn,
    () => weekdayOf(new Date()),
    () => rendered,
  );
