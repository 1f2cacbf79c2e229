import type { SessionRow } from '../../database/rows.ts';
import { destinationOf, paymentMethodsFor, shippingTo } from '../checkout/available-methods.ts';
import { paymentMethodOf, shippingOf } from '../checkout/delivery-methods.ts';
import type { Shop } from '../shop.ts';
import { methodBlocked, methodChanged, type CartNotice } from './cart-notices.ts';

interface Switched {
  /** The session with shipping and payment methods that its country has. */
  session: SessionRow;
  /** Notices for the cart. */
  notices: CartNotice[];
  /** Notices that block an order: never charge through a method that was not chosen. */
  blocking: CartNotice[];
}

interface Method {
  id: string;
  name: string;
}

/** Replacement of an unavailable method; undefined when the method is available. */
const replacement = (chosen: Method | undefined, available: readonly Method[]): Method | undefined =>
  !chosen || available.some(({ id }) => id === chosen.id) ? undefined : available[0];

/** Replaces a chosen shipping or payment method that is not available in the destination country. */
export function switchMethods(shop: Shop, session: SessionRow): Switched {
  const switched: Switched = { session: { ...session }, notices: [], blocking: [] };
  // The default methods are available everywhere.
  if (session.shippingMethodId === null && session.paymentMethodId === null) return switched;
  const iso = destinationOf(shop, session);
  const swap = (kind: 'shipping' | 'payment', chosen: Method | undefined, available: readonly Method[]) => {
    const next = replacement(chosen, available);
    if (!chosen || !next) return;
    switched.session[`${kind}MethodId`] = next.id;
    switched.notices.push(methodChanged(kind, chosen, next));
    switched.blocking.push(methodBlocked(kind, chosen));
  };
  const shipping = shippingTo(iso).map(({ method }) => method);
  swap('shipping', shippingOf(session.shippingMethodId)?.method, shipping);
  swap('payment', paymentMethodOf(session.paymentMethodId), paymentMethodsFor(iso));
  return switched;
}
