import { useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { useEffect, useState } from 'react';
import { recallCheckout } from '../checkout/checkout-storage';
import { leaveShop } from '../payment/leave-shop';
import { readOrderAddress } from './order-address';
import { OrderStore } from './order-store';
import { paymentOutcome } from './payment-outcome';

/** How often and after how many ms the page looks again by itself whether a payment has come in. */
const LOOKS = 5;
const LOOK_AFTER_MS = 3_000;

/** The order that a page is about, read once the session is known; for use inside an observer. */
export function useOrder(href: string) {
  const { cart, commerce, session } = useStores();
  const hydrated = useHydrated();
  const [store] = useState(() => new OrderStore({ commerce, session, leave: leaveShop }));
  const [looks, setLooks] = useState(0);
  const isKnown = hydrated && (cart.state.state === 'ready' || cart.state.state === 'failed');
  const { statuscode, orderNumber, ...named } = readOrderAddress(href);
  // Tab storage does not exist on the server.
  const orderId = named.orderId ?? (hydrated ? recallCheckout().orderId : undefined);
  const outcome = paymentOutcome(store.order, statuscode);
  const isWatching = store.order !== null && outcome === 'pending' && looks < LOOKS;

  useEffect(() => {
    if (isKnown) void store.load(orderId);
  }, [store, isKnown, orderId]);

  useEffect(() => {
    if (!isWatching) return undefined;
    const look = () => void store.load(orderId).then(() => setLooks((count) => count + 1));
    const timer = setTimeout(look, LOOK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [store, isWatching, looks, orderId]);

  return { store, outcome, orderId, orderNumber, statuscode };
}
