import type { Cart, CommerceClient } from '@weefsel/api-clients';
import type { Added } from '@weefsel/stores';

const piecesIn = ({ lineItems }: Cart, id: string): number =>
  lineItems.find((line) => line.id === id)?.quantity ?? 0;

/** Puts one piece into the shopper's cart on the server, and says what came of it. Rejects when commerce does not answer. */
export async function putInCart(
  { cart, hasSession }: Pick<CommerceClient, 'cart' | 'hasSession'>,
  id: string,
): Promise<Exclude<Added, 'failed'>> {
  const before = hasSession() ? piecesIn(await cart.read(), id) : 0;
  const after = piecesIn(await cart.addItems([{ id, quantity: 1, type: 'product' }]), id);
  if (after > before) return 'added';
  return after === 0 ? 'sold-out' : 'no-more';
}
