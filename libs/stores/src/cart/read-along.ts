import { cartErrors, type Cart, type CommerceClient } from '@weefsel/api-clients';
import { toNewItem } from './cart-copy';
import type { CartMemory } from './cart-memory';

/** Reads the cart, and asks once more for what this browser had in it and the backend has left behind. */
export async function readAlong(cart: CommerceClient['cart'], memory: CartMemory): Promise<Cart> {
  const read = await cart.read();
  const items = memory.missing(read).map(toNewItem);
  if (items.length === 0) return read;
  try {
    const whole = await cart.addItems(items);
    return { ...whole, errors: { ...cartErrors(read), ...cartErrors(whole) } };
  } catch (error) {
    // What could not be taken along is then told by name.
    console.error('[cart] along', error);
    return read;
  }
}
