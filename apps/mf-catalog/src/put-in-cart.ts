import type { Cart, CommerceClient } from '@weefsel/api-clients';
import type { Added } from '@weefsel/stores';

const piecesIn = ({ lineItems }: Cart, id: string): number =>
  lineItems.find((line) => line.id === id)?.quantity ?? 0;

/**
 * Adds one to the shopper's cart on the server and returns the outcome. Rejects when commerce does not respond.
 */
export async function putInCart(
  { cart, hasSession }: Pick<CommerceClient, 'cart' | 'hasSession'>,
  id: string,
): Promise<Exclude<Added, 'failed'>> {
  const before = hasSession() ? piecesIn(await cart.read(), id) : 0;
  const after = piecesIn(await cart.addItems([{ id, quantity: 1, type: 'product' }]), id);
  if (after > before) return 'added';
  return after === 0 ? 'sold-out' : 'no-more';
}
