import type { Clients, OrderOfLink } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { accountPage } from '../frame/load-account-page';
import { hrefOf } from '../session/form-success';
import { serveOwn, type Served } from '../session/served';
import { codeIn, isCode } from './code-in';
import { ORDER_CONTENTS, PAY_AGAIN } from './lent-ids';

export interface OrderData {
  order: Served<OrderOfLink | null>;
}

/** Loads the shopper's order. Lists the borrowed fragments too, so that their files are preloaded. */
export async function load(
  request: Pick<PageRequest, 'text' | 'url'>,
  { commerce }: Pick<Clients, 'commerce'>,
) {
  const code = codeIn(hrefOf(request.url));
  if (!isCode(code)) return { kind: 'not-found' } as const;
  const order = await serveOwn(commerce, () => commerce.order.byLink(code, undefined));
  const found = order && 'value' in order ? order.value : null;
  const orderId = found?.isPayable ? found.order.id : '';
  const props = { orderId, onSettled: () => undefined };
  const payAgain = { remote: 'mf-checkout', name: 'PayAgain', props } as const;
  const contents = { remote: 'mf-checkout', name: 'OrderContents', props: { order: {} } } as const;
  return {
    ...accountPage<OrderData>(request, 'headless.order.title', { order }),
    fragments: { [PAY_AGAIN]: payAgain, [ORDER_CONTENTS]: contents },
  };
}
