import { quantityPrices, type CommerceClient, type Criteria, type QuantityPrice } from '@weefsel/api-clients';

/** Lower prices apiece for more pieces, each with the id of its product; empty for a product without. */
export type PricesOfProducts = readonly (readonly [id: string, prices: readonly QuantityPrice[]])[];

/** Most products to ask for at once: the vendor's own limit. */
const MOST = 100;

const pricesOf = (ids: readonly string[]): Criteria => ({
  filter: [{ type: 'equalsAny', field: 'id', value: ids.join('|') }],
  limit: ids.length,
  includes: { product: ['id', 'calculatedPrices'], calculated_price: ['unitPrice', 'quantity'] },
});

/** Lower prices of products, the first 100; none when that fails. */
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
