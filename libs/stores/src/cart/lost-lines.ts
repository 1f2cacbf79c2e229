import { cartErrors, isPromotion, type Cart, type CartError } from '@weefsel/api-clients';
import type { CopiedLine, LossReason, LostLine } from './cart-copy';

/** Messages for a product that was removed from the cart, or never added. */
const REASONS: Readonly<Record<string, LossReason>> = {
  'product-out-of-stock': 'sold-out',
  'product-not-found': 'unavailable',
};

/** Reason why the backend removed a product, if a message states it. The key ends in the product's id. */
export function reasonIn(
  errors: Readonly<Record<string, CartError>>,
  productId: string,
): LossReason | undefined {
  const message = Object.values(errors).find(
    ({ key, messageKey }) => messageKey in REASONS && key === messageKey + productId,
  );
  return message && REASONS[message.messageKey];
}

/** True when a line is in a cart. A discount is identified by its code. */
export const isIn = ({ lineItems }: Cart, { id, code }: CopiedLine): boolean =>
  lineItems.some((line) => line.id === id || (code !== undefined && line.payload?.code === code));

/**
 * The lines missing from a cart. Some backends remove lines silently, so lines are compared, not messages. Discounts
 * have own messages, and count as missing only together with all goods.
 */
export function lostLines(expected: readonly CopiedLine[], cart: Cart, otherwise: LossReason): LostLine[] {
  const errors = cartErrors(cart);
  const missing = expected.filter((line) => !isIn(cart, line));
  const isCartGone = missing.some(({ code }) => !code) && cart.lineItems.every(isPromotion);
  return missing
    .filter(({ code }) => !code || isCartGone)
    .map((line) => ({ line, why: reasonIn(errors, line.id) ?? otherwise }));
}
