import { render } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import { createCommerceClient, createShopClient, noTokenStorage } from '@weefsel/api-clients';
import { defaultSnippets } from '@weefsel/contracts/snippets';
import { createStores, StoresProvider } from '@weefsel/stores';
import type { ReactNode } from 'react';

const nothing: Transport = async () => ({
  status: 200,
  statusText: 'OK',
  headers: {},
  text: '{"lineItems":[]}',
});

/** Renders inside the shop's stores, with all texts; requests to the commerce backend go to `transport`. */
export function renderInShop(children: ReactNode, transport: Transport = nothing) {
  const config = {
    commerceEndpoint: 'http://commerce/store-api',
    commerceAccessToken: 'KEY',
    imageHosts: ['pictures'],
  };
  const { commerceEndpoint: endpoint, commerceAccessToken: accessToken } = config;
  const commerce = createCommerceClient({ endpoint, accessToken, tokens: noTokenStorage, transport });
  const shop = createShopClient({ origin: 'http://shop', transport });
  const stores = createStores({ clients: { commerce, shop }, config });
  stores.snippets.provide(new Map(Object.entries(defaultSnippets)));
  return { stores, ...render(<StoresProvider stores={stores}>{children}</StoresProvider>) };
}
