import { useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';

/** "Winkelmand (3)", without the number while there is nothing or it is not known; for use inside an observer. */
export function useCartTitle(): string {
  const { cart, snippets } = useStores();
  const count = useHydrated() ? cart.count : 0;
  return snippets.text(count > 0 ? 'headless.cart.titleWithCount' : 'headless.cart.title', { count });
}

export type CartView = 'loading' | 'failed' | 'empty' | 'filled';

/** State of the cart on the page; for use inside an observer. */
export function useCartView(): CartView {
  const { cart } = useStores();
  const hydrated = useHydrated();
  const { state } = cart.state;
  if (!hydrated || state === 'idle' || state === 'loading') return 'loading';
  if (state === 'failed') return 'failed';
  return cart.isEmpty ? 'empty' : 'filled';
}
