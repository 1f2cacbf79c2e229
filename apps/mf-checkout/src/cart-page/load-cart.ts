import type { FragmentUse } from '@weefsel/contracts';
import { loadCartPage } from '../cart/load-cart-page';
import { LAST_VIEWED } from './last-viewed-slot';

const fragments: Record<string, FragmentUse> = {
  [LAST_VIEWED]: { remote: 'mf-catalog', name: 'LastViewed', props: {}, waits: 'near' },
};

/** Loads the cart page, with mf-catalog's last viewed products below it. */
export const load = async (...asked: Parameters<typeof loadCartPage>) => ({
  ...(await loadCartPage(...asked)),
  fragments,
});
