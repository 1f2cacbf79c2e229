import type { CheckoutOffer, CommerceClient } from '@weefsel/api-clients';

/**
 * Methods that a shopper can choose, with shipping prices where the backend has them. Rejects when the methods cannot
 * be loaded.
 */
export async function readOffer(
  checkout: Pick<CommerceClient['checkout'], 'offer' | 'shippingMethods'>,
): Promise<CheckoutOffer> {
  const [offer, prices] = await Promise.all([
    checkout.offer(),
    checkout.shippingMethods().catch(() => undefined),
  ]);
  const priced = offer.shippingMethods.elements.map(
    (method) => prices?.elements.find(({ id }) => id === method.id) ?? method,
  );
  return { ...offer, shippingMethods: { ...offer.shippingMethods, elements: priced } };
}
