import type { PageProps } from '@weefsel/contracts';
import { useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { useEffect, useState } from 'react';
import { recallCheckout } from '../checkout/checkout-storage';
import { leaveShop } from '../payment/leave-shop';
import { readOrderAddress } from './order-address';
import { OrderStore, type ServedOrder } from './order-store';
import { paymentOutcome } from './payment-outcome';

/** Number of automatic checks for a pending payment, and the delay before each in ms. */
const LOOKS = 5;
const LOOK_AFTER_MS = 3_000;

export interface OrderPageProps extends Pick<PageProps, 'href'> {
  /** Data that came with the page. Absent or null when the server could not read it. */
  data?: ServedOrder | null;
}

/** The order of a page, as served, or loaded once the session is known. For use inside an observer. */
export function useOrder(href: string, served?: ServedOrder | null) {
  const { cart, commerce, session } = useStores();
  const hydrated = useHydrated();
  const [store] = useState(() => new OrderStore({ commerce, session, leave: leaveShop }, served));
  const [looks, setLooks] = useState(0);
  const isKnown = hydrated && (cart.state.state === 'ready' || cart.state.state === 'failed');
  const { statuscode, orderNumber, ...named } = readOrderAddress(href);
  // Tab storage does not exist on the server.
  const orderId = named.orderId ?? (hydrated ? recallCheckout().orderId : undefined);
  const outcome = paymentOutcome(store.order, statuscode);
  const isWatching = store.order !== null && outcome === 'pending' && looks < LOOKS;

  // An address without an order may mean the one that this tab placed.
  const isServed = served != null && (served.order !== null || orderId === undefined);
  useEffect(() => {
    if (isKnown && !isServed) void store.load(orderId);
  }, [store, isKnown, isServed, orderId]);

  useEffect(() => {
    if (!isWatching) return undefined;
    const look = () => void store.load(orderId).then(() => setLooks((count) => count + 1));
    const timer = setTimeout(look, LOOK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [store, isWatching, looks, orderId]);

  return { store, outcome, orderId, orderNumber, statuscode };
}
