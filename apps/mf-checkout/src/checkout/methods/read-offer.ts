import type { CheckoutOffer, CommerceClient } from '@weefsel/api-clients';

/** What a shopper can choose, ways of sending with their prices where the backend says them. Rejects. */
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
