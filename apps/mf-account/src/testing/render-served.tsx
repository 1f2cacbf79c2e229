import { StoresProvider, type RootStore, type ShopperSnapshot } from '@weefsel/stores';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { AccountBackend } from './account-backend';
import { storesInTest } from './shop';

const NOBODY: ShopperSnapshot = { cart: { lineItems: [] } };

/** Stores of a page that was served with its shopper. */
export function servedStores(
  { transport, customer }: AccountBackend,
  shopper: ShopperSnapshot = customer ? { session: { customer }, ...NOBODY } : NOBODY,
): RootStore {
  return storesInTest({ transport, token: 'session-of-earlier', shopper });
}

/** HTML of a page as the server renders it for a shopper. */
export const renderServed = (page: ReactNode, backend = new AccountBackend()): string =>
  renderToString(<StoresProvider stores={servedStores(backend)}>{page}</StoresProvider>);
