import type { QuantityPrice } from '@weefsel/api-clients';
import { useStores } from '@weefsel/stores';
import { useEffect, useState } from 'react';
import { loadQuantityPrices, type PricesOfProducts } from './load-quantity-prices';

/** Quantity prices by product id. Requests those that were not served. */
export function useQuantityPrices(
  ids: readonly string[],
  served: PricesOfProducts = [],
): ReadonlyMap<string, readonly QuantityPrice[]> {
  const { commerce } = useStores();
  const [prices, setPrices] = useState(() => new Map(served));
  const missing = ids.filter((id) => !prices.has(id)).join();
  useEffect(() => {
    if (!missing) return;
    const leaving = new AbortController();
    const show = (found: PricesOfProducts) => {
      if (!leaving.signal.aborted) setPrices((known) => new Map([...known, ...found]));
    };
    void loadQuantityPrices(commerce, missing.split(','), leaving.signal).then(show);
    return () => leaving.abort();
  }, [commerce, missing]);
  return prices;
}
