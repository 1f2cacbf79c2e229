import type { Cart, CartError } from '@weefsel/api-clients';
import type { CartStore } from '@weefsel/stores';
import type { Pieces } from './oracle';
import type { WalkedBrowser } from './walked-browser';

/** Checks that all tabs show the backend's cart. @throws Error that describes the difference. */
export function checkServer({ shop, token, tabs }: WalkedBrowser): void {
  const rows = shop.database.carts.linesOf(token).filter(({ type }) => type === 'product');
  const onServer = JSON.stringify(rows.map(({ id, quantity }) => [id, quantity]).sort());
  tabs.forEach(({ stores }, place) => {
    const goods = stores.cart.lines.filter(({ good }) => good);
    const shown = JSON.stringify(goods.map(({ id, quantity }) => [id, quantity]).sort());
    if (shown !== onServer) throw new Error(`Tab ${place} shows ${shown}, the backend has ${onServer}.`);
  });
}

interface SeenTab {
  stores: { cart: Pick<CartStore, 'cart' | 'lines'> & { memory: Pick<CartStore['memory'], 'lost'> } };
}

const cents = (euros: number): number => Math.round(euros * 100);

function checkSum({ lineItems, price, deliveries }: Cart): void {
  const goods = lineItems.reduce((sum, line) => sum + cents(line.price?.totalPrice ?? 0), 0);
  const sending = (deliveries ?? []).reduce((sum, one) => sum + cents(one.shippingCosts?.totalPrice ?? 0), 0);
  const said = [cents(price?.positionPrice ?? 0), cents(price?.totalPrice ?? 0)];
  if (JSON.stringify(said) !== JSON.stringify([goods, goods + sending]))
    throw new Error(`The cart says ${said.join(' and ')}, its parts are ${goods} and ${goods + sending}.`);
}

/**
 * Checks that each missing line is reported by name, and that no line is unwanted. Returns the ids reported as missing.
 * Quantities reported as lower are lowered in `wanted`.
 * @throws Error that describes the violation.
 */
export function checkTab(
  { stores: { cart } }: SeenTab,
  wanted: Pieces,
  said: readonly CartError[],
): string[] {
  const isNamed = (id: string) =>
    cart.memory.lost.some(({ line }) => line.id === id && line.name !== '') ||
    said.some(({ key, messageKey, parameters }) => key === messageKey + id && Boolean(parameters?.['name']));
  const told: string[] = [];
  for (const [id, pieces] of wanted) {
    const line = cart.lines.find((one) => one.id === id);
    if (!line && !isNamed(id)) throw new Error(`${id} vanished without a word.`);
    if (!line) told.push(id);
    else if (line.quantity < pieces && isNamed(id)) wanted.set(id, line.quantity);
    else if (line.quantity !== pieces) throw new Error(`${line.quantity} × ${id} instead of ${pieces}.`);
  }
  const strange = cart.lines.find(({ id, good }) => good && !wanted.has(id));
  if (strange) throw new Error(`Nobody wanted ${strange.id}.`);
  checkSum(cart.cart);
  return told;
}
