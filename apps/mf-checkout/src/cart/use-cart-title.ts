import { useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';

/** "Winkelmand (3)", without the number while there is nothing or it is not known; for use inside an observer. */
export function useCartTitle(): string {
  const { cart, snippets } = useStores();
  const count = useHydrated() ? cart.count : 0;
  return count > 0
    ? snippets.text('headless.cart.titleWithCount', { count })
    : snippets.text('headless.cart.title');
}
