import type { PageRequest } from '@weefsel/contracts';
import { loadAccountPage } from '../frame/load-account-page';
import { ORDER_CONTENTS, PAY_AGAIN } from './lent-ids';

const loadPage = loadAccountPage('headless.order.title');

/** Lists the lent fragments, so that their files are known; only the browser knows the order. */
export async function load(request: Pick<PageRequest, 'text'>) {
  const props = { orderId: '', onSettled: () => undefined };
  const payAgain = { remote: 'mf-checkout', name: 'PayAgain', props } as const;
  const contents = { remote: 'mf-checkout', name: 'OrderContents', props: { order: {} } } as const;
  return {
    ...(await loadPage(request)),
    fragments: { [PAY_AGAIN]: payAgain, [ORDER_CONTENTS]: contents },
  };
}
