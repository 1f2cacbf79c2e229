import { useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';

/** True when the first render may use the cart. Otherwise it must be the same for all shoppers. */
function useCartKnown(): boolean {
  const { cart } = useStores();
  const hydrated = useHydrated();
  return hydrated || cart.isServed;
}

/** Title `Winkelmand (3)`, without the number while it is zero or unknown. For use inside an observer. */
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
