import type { PageProps } from '@weefsel/contracts';
import { withRouter } from '@weefsel/federation/testing';
import { type ComponentType, act } from 'react';
import { showInShop, storesFor } from './shop';
import { AccountBackend } from './account-backend';

/** Renders an account page in a shop with a resumed session. Reports the shopper's address. */
export async function showPage(
  Page: ComponentType<Pick<PageProps, 'href'>>,
  href: string,
  backend = new AccountBackend(),
) {
  const [path = ''] = href.split('?');
  const { router, tree } = withRouter(<Page href={href} />, { at: ['/nl/', href], path });
  const page = showInShop(tree, storesFor(backend));
  await page.resume();
  return {
    ...page,
    backend,
    address: () => router.state.location.pathname,
    goBack: () => act(() => router.navigate(-1)),
  };
}

/** A backend with this logged-in customer. */
export const backendOf = (customer: AccountBackend['customer']): AccountBackend =>
  Object.assign(new AccountBackend(), { customer });
