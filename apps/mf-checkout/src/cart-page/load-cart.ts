import type { FragmentUse } from '@weefsel/contracts';
import { loadCartPage } from '../cart/load-cart-page';
import { LAST_VIEWED } from './last-viewed-slot';

const fragments: Record<string, FragmentUse> = {
  [LAST_VIEWED]: { remote: 'mf-catalog', name: 'LastViewed', props: {}, waits: 'near' },
};

/** The cart, and below it what mf-catalog knows of what was looked at before. */
export const load = async (...asked: Parameters<typeof loadCartPage>) => ({
  ...(await loadCartPage(...asked)),
  fragments,
});
