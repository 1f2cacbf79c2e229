/** A shopper's goods and codes: units by variant in order of addition, and valid codes. */
export interface Basket {
  pieces: Map<string, number>;
  codes: Set<string>;
}

interface Priced {
  id: string;
  priceCents: number;
}

const SENDING_CENTS = 495;
const SENDING_FREE_FROM_CENTS = 5000;

/** Rounds half up, within whole numbers. */
const percent = (cents: number, rate: number) => Math.floor((cents * rate + 50) / 100);

/** VAT of 21% included in an amount. */
const taxIn = (cents: number) => Math.floor((cents * 42 + 121) / 242);

/** Discounts on goods by code. One excludes all others, one excludes one other, and the rest add up. */
function discountsOn(goods: number, codes: ReadonlySet<string>): number[] {
  if (goods === 0) return [];
  if (codes.has('LEDEN15')) return [percent(goods, 15)];
  const discounts: number[] = [];
  if (codes.has('EENMALIG20')) discounts.push(Math.min(4000, percent(goods, 20)));
  else if (codes.has('WELKOM10') && goods >= 5000) discounts.push(percent(goods, 10));
  const left = goods - discounts.reduce((sum, off) => sum + off, 0);
  if (codes.has('ZOMER5')) discounts.push(Math.min(500, left));
  if (goods >= 75_000) discounts.push(5000);
  return discounts;
}

/** Discount on delivery. */
function sendingOff(sending: number, codes: ReadonlySet<string>): number {
  if (codes.has('LEDEN15')) return 0;
  if (codes.has('GRATISBEZORGD')) return sending;
  return codes.has('BEZORGD195') ? Math.max(0, sending - 195) : 0;
}

/** Expected bill of a basket by plain arithmetic, all amounts in whole cents. */
export function expectedBill({ pieces, codes }: Basket, assortment: readonly Priced[]) {
  const lines = [...pieces].map(([id, quantity]) => {
    const price = assortment.find((priced) => priced.id === id)?.priceCents ?? 0;
    return { id, quantity, cents: price * quantity };
  });
  const goods = lines.reduce((sum, { cents }) => sum + cents, 0);
  const discounts = discountsOn(goods, codes);
  const position = discounts.reduce((left, off) => left - off, goods);
  const sending = goods === 0 || goods >= SENDING_FREE_FROM_CENTS ? 0 : SENDING_CENTS;
  const shipping = sending - sendingOff(sending, codes);
  const total = position + shipping;
  return { lines, discounts, position, shipping, total, net: total - taxIn(total), tax: taxIn(total) };
}
