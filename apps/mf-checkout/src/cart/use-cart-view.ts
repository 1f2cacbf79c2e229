import { useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';

/** Whether the first rendering already knows the cart: else it is the same for everybody. */
function useCartKnown(): boolean {
  const { cart } = useStores();
  const hydrated = useHydrated();
  return hydrated || cart.isServed;
}

/** "Winkelmand (3)", without the number while there is nothing or it is not known; for use inside an observer. */
export function useCartTitle(): string {
  const { cart, snippets } = useStores();
  const count = useCartKnown() ? cart.count : 0;
  return snippets.text(count > 0 ? 'headless.cart.titleWithCount' : 'headless.cart.title', { count });
}

export type CartView = 'loading' | 'failed' | 'empty' | 'filled';

/** State of the cart on the page; for use inside an observer. */
export function useCartView(): CartView {
  const { cart } = useStores();
  const isKnown = useCartKnown();
  const { state } = cart.state;
  if (!isKnown || state === 'idle' || state === 'loading') return 'loading';
  if (state === 'failed') return 'failed';
  return cart.isEmpty ? 'empty' : 'filled';
}
