import { act } from '@testing-library/react';
import { withRouter } from '@weefsel/federation/testing';
import { observer, type CartStore } from '@weefsel/stores';
import type { ReactNode } from 'react';
import { showInShop, storesFor } from './stores-for';
import type { CartBackend } from './cart-backend';
import type { CheckoutBackend } from './checkout-backend';

/** Renders a page at an address for a shopper with an earlier session. */
export async function showPage(page: ReactNode, href: string, backend: CheckoutBackend) {
  const { pathname: path } = new URL(href, 'http://shop.test');
  const { router, tree } = withRouter(page, { at: href, path });
  const view = showInShop(tree, storesFor(backend));
  await view.resume();
  return { ...view, address: () => router.state.location.pathname + router.state.location.search };
}

/** Renders a part of the cart for a shopper with an earlier session. */
export async function showCart(
  part: (cart: CartStore) => ReactNode,
  backend: Pick<CartBackend, 'transport'>,
) {
  const stores = storesFor(backend);
  const Part = observer(() => part(stores.cart));
  await stores.resume();
  const page = showInShop(<Part />, stores);
  return { ...page, cart: stores.cart, refresh: () => act(() => stores.cart.refresh()) };
}

/** A gate that holds responses until `letThrough`. */
export function held(): { gate: Promise<void>; letThrough: () => Promise<void> } {
  let open = () => undefined as void;
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { gate, letThrough: () => act(async () => open()) };
}
