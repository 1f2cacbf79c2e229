import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCommerceClient, createShopClient, noTokenStorage, type Transport } from '@weefsel/api-clients';
import type { TrackingConfig } from '@weefsel/contracts';
import { fillIn, wordsOf, type Text } from '@weefsel/contracts/snippets';
import { builtInPromises, fillPromisesIn, promiseWords } from '@weefsel/contracts/promises';
import type { ReactNode } from 'react';
import { createStores, type RootStore, type ShopperSnapshot, type StoresSnapshot } from '../create-stores';
import { StoresProvider } from '../stores-provider';
import { texts as storesTexts } from '../texts.nl';

const answer =
  (text: string): Transport =>
  async () => ({ status: 200, statusText: 'OK', headers: {}, text });

export interface TestShop {
  /** Simulates the commerce backend. By default every response is an empty cart. */
  transport?: Transport;
  /** Simulates the shop's own server. By default every response is an empty list. */
  shopTransport?: Transport;
  /** Token of an earlier visit; none by default. */
  token?: string;
  /** Snapshot of the page; empty by default. */
  shopper?: ShopperSnapshot;
  /** Configuration of tracking; none by default. */
  tracking?: TrackingConfig;
}

const EMPTY: StoresSnapshot = {
  snippets: {},
  navigation: { main: [], footer: [], hrefs: {} },
  page: { context: 'general', title: '', status: 200 },
  about: {},
};

function storesOf({
  transport = answer('{"lineItems":[]}'),
  shopTransport = answer('[]'),
  token = '',
  shopper,
  tracking,
}: TestShop): RootStore {
  const endpoint = 'http://commerce.test/store-api';
  const accessToken = 'SWSCTEST';
  const tokens = token ? { read: () => token, write: () => undefined } : noTokenStorage;
  const commerce = createCommerceClient({ endpoint, accessToken, tokens, transport });
  const shop = createShopClient({ origin: 'http://shop.test', transport: shopTransport });
  return createStores({
    clients: { commerce, shop },
    config: {
      imageHosts: ['media.example'],
      ...(tracking && { tracking }),
    },
    ...(shopper && { snapshot: { ...EMPTY, ...shopper } }),
  });
}

/** A shop for one owner's tests, with the texts of this owner and its libraries. */
export function shopWith(ownTexts: Readonly<Record<string, string>>) {
  const texts: Readonly<Record<string, string>> = { ...storesTexts, ...ownTexts };

  /** The browser's stores with all texts, for tests of components. */
  const storesInTest = (shop: TestShop = {}): RootStore => {
    const stores = storesOf(shop);
    const words = promiseWords(builtInPromises);
    stores.snippets.provide(new Map(Object.entries(fillPromisesIn(texts, words))));
    stores.about.provide({ freeShippingFrom: builtInPromises.freeShippingFrom });
    return stores;
  };

  /** Renders a part of the shop with a simulated shopper. `resume` runs the browser's steps after hydration. */
  const showInShop = (part: ReactNode, stores: RootStore = storesInTest()) => {
    const view = render(<StoresProvider stores={stores}>{part}</StoresProvider>);
    return {
      ...view,
      stores,
      shopper: userEvent.setup({ delay: null }),
      resume: () => act(() => stores.resume()),
    };
  };

  /** Texts before any edit, for a page's `load`. */
  const builtInText: Text = (key: string, values = {}) => fillIn(texts[key] ?? wordsOf(key), values);

  return { storesInTest, showInShop, builtInText };
}
