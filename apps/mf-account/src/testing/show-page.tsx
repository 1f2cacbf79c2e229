import type { PageProps } from '@weefsel/contracts';
import { type ComponentType, act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { showInShop, storesFor } from './shop';
import { AccountBackend } from './account-backend';

/** A page of the account in a shop whose session is picked up, and where the shopper is then. */
export async function showPage(
  Page: ComponentType<Pick<PageProps, 'href'>>,
  href: string,
  backend = new AccountBackend(),
) {
  const [path = ''] = href.split('?');
  const routes = [
    { path, element: <Page href={href} /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/nl/', href], initialIndex: 1 });
  const page = showInShop(<RouterProvider router={router} />, storesFor(backend));
  await page.resume();
  return {
    ...page,
    backend,
    address: () => router.state.location.pathname,
    goBack: () => act(() => router.navigate(-1)),
  };
}

/** A backend at which Emma is logged in, or somebody else. */
export const backendOf = (customer: AccountBackend['customer']): AccountBackend =>
  Object.assign(new AccountBackend(), { customer });
