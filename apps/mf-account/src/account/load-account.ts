import type { Clients } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { accountPage } from '../frame/load-account-page';
import { askLatestOrder, type FoundOrders } from '../orders/ask-orders';
import { serveOwn, type Served } from '../session/served';

export interface AccountData {
  latest: Served<FoundOrders>;
}

export async function load(request: Pick<PageRequest, 'text'>, { commerce }: Pick<Clients, 'commerce'>) {
  const latest = await serveOwn(commerce, () => askLatestOrder(commerce));
  return accountPage<AccountData>(request, 'headless.account.title', { latest });
}
