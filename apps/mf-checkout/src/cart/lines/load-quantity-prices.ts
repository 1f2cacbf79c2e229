import { quantityPrices, type CommerceClient, type Criteria, type QuantityPrice } from '@weefsel/api-clients';

/** Quantity prices by product id; empty for a product without any. */
export type PricesOfProducts = readonly (readonly [id: string, prices: readonly QuantityPrice[]])[];

/** Maximum number of products per request: the vendor's limit. */
const MOST = 100;

const pricesOf = (ids: readonly string[]): Criteria => ({
  filter: [{ type: 'equalsAny', field: 'id', value: ids.join('|') }],
  limit: ids.length,
  includes: { product: ['id', 'calculatedPrices'], calculated_price: ['unitPrice', 'quantity'] },
});

/** Quantity prices of products, the first 100; none after a failure. */
export async function loadQuantityPrices(
  { product }: Pick<CommerceClient, 'product'>,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<PricesOfProducts> {
  try {
    const asked = ids.slice(0, MOST);
    const { elements } = await product.list(pricesOf(asked), signal);
    const prices = new Map(elements.map((found) => [found.id, quantityPrices(found)]));
    return asked.map((id) => [id, prices.get(id) ?? []]);
  } catch (error) {
    if (!signal?.aborted) console.error('[cart] prices for more pieces', error);
    return [];
  }
}
