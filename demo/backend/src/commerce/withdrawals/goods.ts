import type { OrderLineRow } from '../../database/order-rows.ts';
import { shareOut } from '../promotions/share-out.ts';

/** An ordered line with its refundable amount. */
export interface Goods {
  id: string;
  quantity: number;
  /** Price of the whole line after discounts. */
  netCents: number;
}

type Line = Pick<OrderLineRow, 'id' | 'type' | 'identifier' | 'quantity' | 'unitCents' | 'payload'>;

interface Part {
  id: string;
  discount: number;
}

/** Share of a discount per line, from its composition. In proportion when the composition does not fit. */
function sharesOf(discount: Line, lines: readonly Line[], left: readonly number[]): number[] {
  const { composition = [] } = JSON.parse(discount.payload) as { composition?: Part[] };
  const off = -discount.unitCents * discount.quantity;
  const named = lines.map(({ identifier }) =>
    Math.round(100 * (composition.find(({ id }) => id === identifier)?.discount ?? 0)),
  );
  const fits = named.every((cents, place) => cents <= (left[place] ?? 0));
  return fits && named.reduce((sum, cents) => sum + cents, 0) === off ? named : shareOut(off, left);
}

/** Goods of an order with the price of each line after all discounts. Adds up to the price paid for goods. */
export function goodsOf(lines: readonly Line[]): Goods[] {
  const products = lines.filter(({ type }) => type === 'product');
  let net = products.map(({ quantity, unitCents }) => quantity * unitCents);
  for (const discount of lines.filter(({ type, unitCents }) => type === 'promotion' && unitCents < 0)) {
    const shares = sharesOf(discount, products, net);
    net = net.map((cents, place) => cents - (shares[place] ?? 0));
  }
  return products.map(({ id, quantity }, place) => ({ id, quantity, netCents: net[place] ?? 0 }));
}

type Quantities = Readonly<Record<string, number>>;

/** Quantity of each line that can still be withdrawn. */
export const leftOf = (goods: readonly Goods[], taken: Quantities): Record<string, number> =>
  Object.fromEntries(goods.map(({ id, quantity }) => [id, Math.max(0, quantity - (taken[id] ?? 0))]));

/** Refund for a quantity of a line. Indivisible cents go to later pieces, so that none is lost or doubled. */
export const centsFor = ({ quantity, netCents }: Goods, taken: number, chosen: number): number =>
  Math.floor((netCents * (taken + chosen)) / quantity) - Math.floor((netCents * taken) / quantity);

/** Refund for goods, in cents. */
export const goodsCents = (goods: readonly Goods[], taken: Quantities, chosen: Quantities): number =>
  goods.reduce((sum, one) => sum + centsFor(one, taken[one.id] ?? 0, chosen[one.id] ?? 0), 0);

/** True when nothing of an order is left after these. */
export const isAll = (goods: readonly Goods[], taken: Quantities, chosen: Quantities): boolean =>
  goods.every(({ id, quantity }) => (taken[id] ?? 0) + (chosen[id] ?? 0) >= quantity);
