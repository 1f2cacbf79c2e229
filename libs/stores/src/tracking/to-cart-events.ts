import { isPromotion, type Cart, type LineItem } from '@weefsel/api-clients';
import type { DeclaredEvent, TrackedItem } from '@weefsel/contracts';

/** Unit price in euro, reduced by `off` from promotion codes. */
function trackedPrice({ price }: LineItem, off: number): Pick<TrackedItem, 'price' | 'discount'> {
  if (!price) return {};
  const { unitPrice, listPrice } = price;
  const discount = Math.max((listPrice?.price ?? 0) - unitPrice, 0) + off;
  return { price: unitPrice - off, ...(discount > 0 && { discount }) };
}

/** Converts a line of the cart to a tracked item. @param off reduction by promotion codes in euro per unit */
export function toTrackedLine(line: LineItem, quantity: number = line.quantity, off = 0): TrackedItem {
  const { payload, label } = line;
  const variant = payload?.options?.map(({ option }) => option).join(', ');
  return {
    id: payload?.parentId ?? line.referencedId ?? line.id,
    name: label ?? '',
    ...(payload?.manufacturerName && { brand: payload.manufacturerName }),
    ...(payload?.categoryNames?.length && { categories: payload.categoryNames }),
    ...(variant && { variant }),
    ...trackedPrice(line, off),
    quantity,
  };
}

type Lines = Pick<Cart, 'lineItems'>;

/** Reductions by promotion codes in euro, by the line's id in the cart. */
function discountsIn({ lineItems }: Lines): Map<string, number> {
  const discounts = new Map<string, number>();
  for (const { id, discount } of lineItems.flatMap(({ payload }) => payload?.composition ?? []))
    discounts.set(id, (discounts.get(id) ?? 0) + discount);
  return discounts;
}

/** Converts the goods of a cart or order to tracked items. Promotions are no items, and reduce prices. */
export function toTrackedLines(lines: Lines): TrackedItem[] {
  const discounts = discountsIn(lines);
  return lines.lineItems
    .filter((line) => !isPromotion(line))
    .map((line) => {
      const off = discounts.get(line.identifier ?? line.id) ?? 0;
      return toTrackedLine(line, line.quantity, off / line.quantity);
    });
}

const quantityIn = ({ lineItems }: Lines, id: string): number =>
  lineItems.find((line) => line.id === id)?.quantity ?? 0;

/** Goods of which `cart` has more than `other`, with the difference. */
const surplus = (cart: Lines, other: Lines): TrackedItem[] =>
  cart.lineItems
    .filter((line) => !isPromotion(line))
    .map((line) => toTrackedLine(line, line.quantity - quantityIn(other, line.id)))
    .filter(({ quantity = 0 }) => quantity > 0);

/** Events for added and removed goods, from the carts before and after. A refused change has none. */
export function toCartEvents(before: Lines, after: Lines): DeclaredEvent[] {
  const changes = [
    { name: 'add_to_cart', items: surplus(after, before) },
    { name: 'remove_from_cart', items: surplus(before, after) },
  ] as const;
  return changes.filter(({ items }) => items.length > 0);
}
