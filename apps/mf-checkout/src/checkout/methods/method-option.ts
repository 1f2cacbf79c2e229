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

/** What sending goods of `subtotal` euro costs, in euro; undefined when the backend does not say. */
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
