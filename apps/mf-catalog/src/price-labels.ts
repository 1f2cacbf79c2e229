import { useStores } from '@weefsel/stores';
import type { PriceLabels } from '@weefsel/ui';

/** The words around prices; for use inside an observer. */
export function usePriceLabels(): PriceLabels {
  const { snippets } = useStores();
  return {
    free: snippets.text('headless.product.free'),
    was: snippets.text('headless.product.wasPrice'),
    now: snippets.text('headless.product.nowPrice'),
    lowest: (price) => snippets.text('headless.product.lowestPrice', { price }),
  };
}
