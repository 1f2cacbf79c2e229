import { isGuestSession, isLoggedIn, type Customer } from '@weefsel/api-clients';
import { useStores, type ShopperSnapshot } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';

/** The current shopper, as far as this browser knows. A guest is anonymous, with the session of an order. */
export type Shopper =
  | { kind: 'unknown' | 'failed' }
  | { kind: 'anonymous'; isGuest: boolean }
  | { kind: 'customer'; customer: Customer };

const toShopper = (customer?: Customer | null): Shopper =>
  customer && isLoggedIn(customer)
    ? { kind: 'customer', customer }
    : { kind: 'anonymous', isGuest: isGuestSession(customer) };

/** The shopper of the page's HTML. */
const toServedShopper = ({ session, cart }: ShopperSnapshot): Shopper =>
  session || cart ? toShopper(session?.customer) : { kind: 'unknown' };

/** The current shopper; for use inside an observer. */
export function useShopper(): Shopper {
  const { session, cart, served } = useStores();
  // The page may hydrate after a change of the session, and its HTML is older.
  if (!useHydrated()) return toServedShopper(served);
  switch (session.state.state) {
    case 'idle':
      // A first-time shopper's session is never read. A loaded cart proves that the check has happened.
      return cart.state.state === 'ready' ? toShopper() : { kind: 'unknown' };
    case 'loading':
      return { kind: 'unknown' };
    case 'failed':
      return { kind: 'failed' };
    case 'ready':
      return toShopper(session.customer);
  }
}
