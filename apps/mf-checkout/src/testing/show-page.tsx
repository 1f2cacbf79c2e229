import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { showInShop, storesFor } from './stores-for';
import type { CheckoutBackend } from './checkout-backend';

/** Shows a page at an address, in a shop in front of a backend, to a shopper with a session of earlier. */
export async function showPage(page: ReactNode, href: string, backend: CheckoutBackend) {
  const { pathname } = new URL(href, 'http://shop.test');
  const routes = [
    { path: pathname, element: page },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [href] });
  const view = showInShop(<RouterProvider router={router} />, storesFor(backend));
  await view.resume();
  return { ...view, address: () => router.state.location.pathname + router.state.location.search };
}
