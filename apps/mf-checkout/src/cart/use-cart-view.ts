import { useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';

export type CartView = 'loading' | 'failed' | 'empty' | 'filled';

/** What there is to show of the cart; for use inside an observer. */
export function useCartView(): CartView {
  const { cart } = useStores();
  const hydrated = useHydrated();
  const { state } = cart.state;
  if (!hydrated || state === 'idle' || state === 'loading') return 'loading';
  if (state === 'failed') return 'failed';
  return cart.isEmpty ? 'empty' : 'filled';
}
