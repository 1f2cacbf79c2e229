import type { FragmentUse, PageRequest } from '@weefsel/contracts';
import { loadShoppersPage } from '../load-shoppers-page';
import { LAST_VIEWED } from './last-viewed-slot';

const loadPage = loadShoppersPage('headless.cart.title');

const fragments: Record<string, FragmentUse> = {
  [LAST_VIEWED]: { remote: 'mf-catalog', name: 'LastViewed', props: {}, waits: 'near' },
};

/** The cart, and below it what mf-catalog knows of what was looked at before. */
export const load = async (request: Pick<PageRequest, 'text'>) => ({
  ...(await loadPage(request)),
  fragments,
});
