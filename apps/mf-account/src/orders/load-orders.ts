import type { Clients } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { accountPage } from '../frame/load-account-page';
import { hrefOf } from '../session/form-success';
import { serveOwn, type Served } from '../session/served';
import { askOrders, type FoundOrders } from './ask-orders';
import { pageIn } from './orders-href';

export interface OrdersData {
  orders: Served<FoundOrders>;
}

export async function load(
  request: Pick<PageRequest, 'text' | 'url'>,
  { commerce }: Pick<Clients, 'commerce'>,
) {
  const orders = await serveOwn(commerce, () => askOrders(commerce, pageIn(hrefOf(request.url))));
  return accountPage<OrdersData>(request, 'headless.orders.title', { orders });
}
