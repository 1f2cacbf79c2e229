import type { Clients } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { loadOrderPage } from '../order/load-order';
import { GUEST_ACCOUNT } from './guest-account-slot';

const loadOrder = loadOrderPage('headless.ordered.title');

/** Loads a placed order. Declares mf-account's offer of an account to guests, so that its files are known. */
export async function load(request: PageRequest, clients: Clients) {
  const page = await loadOrder(request, clients);
  if (page.kind !== 'page' || !page.data?.order) return page;
  const guestAccount = { remote: 'mf-account', name: 'GuestAccount', props: { returnTo: '' } } as const;
  return { ...page, fragments: { [GUEST_ACCOUNT]: guestAccount } };
}
