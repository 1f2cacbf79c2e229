import type { Customer } from '@weefsel/api-clients';
import { useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';

/** The current shopper, as far as this browser knows. */
export type Shopper =
  { kind: 'unknown' } | { kind: 'failed' } | { kind: 'anonymous' } | { kind: 'customer'; customer: Customer };

/** The current shopper; for use inside an observer. */
export function useShopper(): Shopper {
  const { session, cart } = useStores();
  const hydrated = useHydrated();
  if (!hydrated && !cart.isServed) return { kind: 'unknown' };
  switch (session.state.state) {
    case 'idle':
      // A first-time shopper's session is never read. A loaded cart proves that the check has happened.
      return { kind: cart.state.state === 'ready' ? 'anonymous' : 'unknown' };
    case 'loading':
      return { kind: 'unknown' };
    case 'failed':
      return { kind: 'failed' };
    case 'ready':
      return session.isLoggedIn && session.customer
        ? { kind: 'customer', customer: session.customer }
        : { kind: 'anonymous' };
  }
}
