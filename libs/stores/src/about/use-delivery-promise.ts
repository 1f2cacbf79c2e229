import { activeShippingAddress } from '@weefsel/api-clients';
import type { DeliveryStep } from '@weefsel/contracts';
import { useCallback, useSyncExternalStore } from 'react';
import { useStores } from '../stores-provider';

const NO_STEPS: readonly DeliveryStep[] = [];

/** Destination of an order; by default the shopper's address, else the shop's own country. */
export interface DeliveryTo {
  /** ISO code. */
  country?: string | undefined;
}

const stepNow = (steps: readonly DeliveryStep[]): number =>
  steps.findIndex(({ until }) => until > Date.now());

/** Calls back when a step ends, and when the shopper returns to the tab: timers may have slept. */
function whenPassed(steps: readonly DeliveryStep[], listener: () => void): () => void {
  const timers = steps
    .map(({ until }) => until - Date.now())
    .filter((ms) => ms > 0)
    .map((ms) => setTimeout(listener, ms));
  document.addEventListener('visibilitychange', listener);
  return () => {
    timers.forEach((timer) => clearTimeout(timer));
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * Returns the delivery promise as one sentence. Hydrates with the server's value. Then follows the clock, past a
 * cut-off too. For use inside an observer.
 */
export function useDeliveryPromise(to: DeliveryTo = {}): string {
  const { about, session, snippets } = useStores();
  const country = to.country ?? activeShippingAddress(session.context)?.country?.iso;
  const { steps = NO_STEPS, place, country: home = '' } = about.delivery ?? {};
  const follow = useCallback((listener: () => void) => whenPassed(steps, listener), [steps]);
  const now = useSyncExternalStore(
    follow,
    () => stepNow(steps),
    () => 0,
  );
  const step = steps[now];
  const day = step?.days[country ?? home];
  // Without a valid day the text names none: the tab has been open for days, or the country has no promise.
  if (!step || !day) return snippets.text('headless.common.deliveryUsual');
  const words = { cutOff: step.cutOff, day };
  return place && !country
    ? snippets.text('headless.common.deliveryIn', { ...words, country: place })
    : snippets.text('headless.common.delivery', words);
}
