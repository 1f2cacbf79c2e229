import { quantityPrices, type CommerceClient, type Criteria, type QuantityPrice } from '@weefsel/api-clients';
import { useStores } from '@weefsel/stores';
import { useEffect, useState } from 'react';

type PricesById = ReadonlyMap<string, readonly QuantityPrice[]>;

const NONE: PricesById = new Map();

const pricesOf = (ids: readonly string[]): Criteria => ({
  filter: [{ type: 'equalsAny', field: 'id', value: ids.join('|') }],
  limit: ids.length,
  includes: { product: ['id', 'calculatedPrices'], calculated_price: ['unitPrice', 'quantity'] },
});

/** Lower prices apiece of products for more pieces, by id; none when that fails. At most 100 ids. */
export async function loadQuantityPrices(
  { product }: Pick<CommerceClient, 'product'>,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<PricesById> {
  try {
    const { elements } = await product.list(pricesOf(ids), signal);
    return new Map(elements.map((found) => [found.id, quantityPrices(found)]));
  } catch (error) {
    if (!signal?.aborted) console.error('[cart] prices for more pieces', error);
    return NONE;
  }
}

/** Lower prices of a cart's lines, in the browser: a cart has the price of its quantity only. */
export function useQuantityPrices(ids: readonly string[]): PricesById {
  const { commerce } = useStores();
  const [prices, setPrices] = useState(NONE);
  const key = ids.slice(0, 100).join();
  useEffect(() => {
    if (!key) return;
    const leaving = new AbortController();
    const show = (found: PricesById) => {
      if (!leaving.signal.aborted) setPrices(found);
    };
    void loadQuantityPrices(commerce, key.split(','), leaving.signal).then(show);
    return () => leaving.abort();
  }, [commerce, key]);
  return prices;
}
