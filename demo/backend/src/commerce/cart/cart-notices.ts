/** A message about the cart, not an error of the request. */
export interface CartNotice {
  /** Unique in a cart: the message key with the id of its subject. */
  key: string;
  message: string;
  messageKey: string;
  /** 0 notice, 10 warning, 20 error. */
  level: 0 | 10 | 20;
  code: 0;
  parameters: Record<string, string | number>;
  block: boolean;
  blockResubmit: boolean;
}

export const productGone = (id: string): CartNotice => ({
  key: `product-not-found${id}`,
  message: 'The product could not be found',
  messageKey: 'product-not-found',
  level: 20,
  code: 0,
  parameters: { id },
  block: true,
  blockResubmit: true,
});

export const soldOut = (id: string, name: string): CartNotice => ({
  key: `product-out-of-stock${id}`,
  message: `The product ${name} is no longer available`,
  messageKey: 'product-out-of-stock',
  level: 20,
  code: 0,
  parameters: { name },
  block: true,
  blockResubmit: true,
});

export const fewerLeft = (id: string, name: string, quantity: number): CartNotice => ({
  key: `product-stock-reached${id}`,
  message: `The product ${name} is only available ${quantity} times`,
  messageKey: 'product-stock-reached',
  level: 10,
  code: 0,
  parameters: { name, quantity },
  block: true,
  blockResubmit: true,
});

export const unknownCode = (code: string): CartNotice => ({
  key: `promotion-not-found-${code}`,
  message: `Promotion with code ${code} not found!`,
  messageKey: 'promotion-not-found',
  level: 20,
  code: 0,
  parameters: { code },
  block: false,
  blockResubmit: false,
});

/** A discount without a code is no longer valid. The shopper has to review the order. */
export const autoPromotionGone = (name: string): CartNotice => ({
  key: `auto-promotion-not-found-${name}`,
  message: `Promotion ${name} was no longer valid!`,
  messageKey: 'auto-promotion-not-found',
  level: 20,
  code: 0,
  parameters: { name },
  block: true,
  blockResubmit: true,
});

/** A message that does not block ordering. */
const hint = (messageKey: string, about: string, message: string, parameters: CartNotice['parameters']) => ({
  key: `${messageKey}-${about}`,
  message,
  messageKey,
  level: 0 as const,
  code: 0 as const,
  parameters,
  block: false,
  blockResubmit: false,
});

export const promotionNotEligible = (name: string): CartNotice =>
  hint('promotion-not-eligible', name, `Promotion ${name} not eligible for cart!`, { name });

export const promotionExcluded = (name: string): CartNotice =>
  hint('promotion-excluded', name, `Promotion ${name} was excluded for cart.`, { name });

/** The cart's price is zero, so discounts do not apply. One notice lists all of them. */
export const priceIsZero = (names: readonly string[]): CartNotice => {
  const promotions = names.join(', ');
  const message = `Promotions ${promotions} were excluded for cart because the price of the cart is zero.`;
  const notice = hint('promotions-on-cart-price-zero-error', promotions, message, { promotions });
  return { ...notice, key: notice.messageKey };
};

/** A new discount in the cart. The vendor lists this good news among the errors. */
export const discountAdded = (name: string, lineId: string): CartNotice =>
  hint('promotion-discount-added', lineId, `Discount ${name} has been added`, {
    name,
    discountLineItemId: lineId,
  });

/** A discount that lapsed without being removed by the shopper. */
export const discountDeleted = (name: string, lineId: string): CartNotice =>
  hint('promotion-discount-deleted', lineId, `Discount ${name} has been removed`, {
    name,
    discountLineItemId: lineId,
  });

/** A shipping or payment method that is not available in the country blocks the order. */
export const methodBlocked = (kind: 'shipping' | 'payment', { name }: { name: string }): CartNotice => ({
  key: `${kind}-method-blocked-${name}`,
  message: `${kind === 'shipping' ? 'Shipping' : 'Payment'} method ${name} not available`,
  messageKey: `${kind}-method-blocked`,
  level: 10,
  code: 0,
  parameters: { name },
  block: true,
  blockResubmit: false,
});

/** A shipping or payment method that is not available in the country was replaced. */
export const methodChanged = (
  kind: 'shipping' | 'payment',
  from: { name: string },
  to: { name: string },
): CartNotice => {
  const part = kind === 'shipping' ? 'Shipping' : 'Payment';
  return hint(
    `${kind}-method-changed`,
    `${from.name}-${to.name}`,
    `${from.name} is not available for your current cart, the ${kind} was changed to ${to.name}`,
    { [`new${part}MethodName`]: to.name, [`old${part}MethodName`]: from.name },
  );
};
