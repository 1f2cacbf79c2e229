import { isPromotion, type Cart, type LineItem } from '@weefsel/api-clients';
import type { DeclaredEvent, TrackedItem } from '@weefsel/contracts';

/** A line of the cart as it is measured. */
export function toTrackedLine(line: LineItem, quantity: number = line.quantity): TrackedItem {
  const { payload, price, label } = line;
  const variant = payload?.options?.map(({ option }) => option).join(', ');
  return {
    id: payload?.parentId ?? line.referencedId ?? line.id,
    name: label ?? '',
    ...(variant && { variant }),
    ...(price && { price: price.unitPrice }),
    quantity,
  };
}

/** The goods of a cart as they are measured; promotions are none. */
export const toTrackedLines = (cart: Pick<Cart, 'lineItems'>): TrackedItem[] =>
  cart.lineItems.filter((line) => !isPromotion(line)).map((line) => toTrackedLine(line));

type Lines = Pick<Cart, 'lineItems'>;

const quantityIn = ({ lineItems }: Lines, id: string): number =>
  lineItems.find((line) => line.id === id)?.quantity ?? 0;

/** Goods of which `cart` has more than `other`, with how many more. */
const surplus = (cart: Lines, other: Lines): TrackedItem[] =>
  cart.lineItems
    .filter((line) => !isPromotion(line))
    .map((line) => toTrackedLine(line, line.quantity - quantityIn(other, line.id)))
    .filter(({ quantity = 0 }) => quantity > 0);

/** What a change put into the cart and took out of it, by what the cart became: a refused change tells nothing. */
export function toCartEvents(before: Lines, after: Lines): DeclaredEvent[] {
  const changes = [
    { name: 'add_to_cart', items: surplus(after, before) },
    { name: 'remove_from_cart', items: surplus(before, after) },
  ] as const;
  return changes.filter(({ items }) => items.length > 0);
}
