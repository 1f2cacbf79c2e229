import type { PaymentMethod, ShippingMethod } from '@weefsel/api-clients';
import type { RadioOption } from './radio-cards';

type Method = Pick<PaymentMethod, 'id' | 'name' | 'translated'>;

export const methodName = ({ name, translated }: Pick<Method, 'name' | 'translated'>): string =>
  translated?.name ?? name ?? '';

export const methodOption = (method: Method): RadioOption => ({
  id: method.id,
  title: methodName(method),
  text: method.translated?.description ?? undefined,
});

/** Shipping price for goods of `subtotal` euro, in euro; undefined when the backend has none. */
export function shippingPrice(
  { prices }: Pick<ShippingMethod, 'prices'>,
  subtotal: number,
): number | undefined {
  const price = prices?.find(
    ({ quantityStart, quantityEnd }) =>
      subtotal >= (quantityStart ?? 0) && (quantityEnd == null || subtotal <= quantityEnd),
  );
  return price?.currencyPrice?.[0]?.gross;
}
