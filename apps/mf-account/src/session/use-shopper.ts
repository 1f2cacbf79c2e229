import type { Customer } from '@weefsel/api-clients';
import { useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';

/** Who is looking at this page, as far as this browser knows. */
export type Shopper =
  { kind: 'unknown' } | { kind: 'failed' } | { kind: 'anonymous' } | { kind: 'customer'; customer: Customer };

/** Who is shopping; for use inside an observer. */
export function useShopper(): Shopper {
  const { session, cart } = useStores();
  const hydrated = useHydrated();
  if (!hydrated && !cart.isServed) return { kind: 'unknown' };
  switch (session.state.state) {
    case 'idle':
      // A first-time visitor's session is never read; a known cart tells that it was looked for.
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
