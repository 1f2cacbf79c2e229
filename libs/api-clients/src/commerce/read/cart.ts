import type { TaxedPrice } from '../types/base';
import type { Cart, CartError, LineItem } from '../types/cart';

/** Number of goods in the cart; promotions do not count. */
export const goodsCount = (cart: Pick<Cart, 'lineItems'>): number =>
  cart.lineItems.reduce((sum, line) => (line.good === true ? sum + line.quantity : sum), 0);

/** Id of a line's product. Undefined for other kinds, e.g. `custom`: the vendor refuses their ids as product ids. */
export const productIdOf = ({ id, referencedId, type }: LineItem): string | undefined =>
  type === 'product' ? (referencedId ?? id) : undefined;

export const isPromotion = (line: Pick<LineItem, 'type'>): boolean => line.type === 'promotion';

/** True when nothing has to be shipped: there are lines beside promotions, and all are downloads. */
export function isVirtualCart(cart: Pick<Cart, 'lineItems'>): boolean {
  const things = cart.lineItems.filter((line) => !isPromotion(line));
  return things.length > 0 && things.every((line) => line.states?.includes('is-download') ?? false);
}

/** Total of the goods after promotions, in euro. */
export const cartSubtotal = (cart: Pick<Cart, 'price'>): number => cart.price?.positionPrice ?? 0;

/** Total including shipping, in euro. */
export const cartTotal = (cart: Pick<Cart, 'price'>): number => cart.price?.totalPrice ?? 0;

/** Shipping costs of all deliveries, in euro. */
export const shippingCosts = (cart: Pick<Cart, 'deliveries'>): number =>
  cart.deliveries?.reduce((sum, delivery) => sum + (delivery.shippingCosts?.totalPrice ?? 0), 0) ?? 0;

/** Taxes on top of the other amounts, in euro, by rate in percent. Empty when amounts include them. */
export const addedTaxes = (price: TaxedPrice | null | undefined): { tax: number; taxRate: number }[] =>
  price?.taxStatus === 'net' ? (price.calculatedTaxes ?? []).filter(({ tax }) => tax !== 0) : [];

/** The cart's messages by key; the backend sends an empty list instead of an empty map. */
export const cartErrors = (cart: Pick<Cart, 'errors'>): Record<string, CartError> =>
  cart.errors && !Array.isArray(cart.errors) ? { ...(cart.errors as Record<string, CartError>) } : {};
