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
  /** Plays the commerce backend; by default every call is answered with an empty cart. */
  transport?: Transport;
  /** Plays the shop's own server; by default every call is answered with an empty list. */
  shopTransport?: Transport;
  /** Token of an earlier visit; none by default. */
  token?: string;
  /** What the page came with; nothing by default. */
  shopper?: ShopperSnapshot;
  /** Who measures; nobody by default. */
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

/** A shop for the tests of one owner: with the texts that the owner and the libs below it have, and no others. */
export function shopWith(ownTexts: Readonly<Record<string, string>>) {
  const texts: Readonly<Record<string, string>> = { ...storesTexts, ...ownTexts };

  /** The shop's stores as the browser has them, with all texts, for tests of what shows them. */
  const storesInTest = (shop: TestShop = {}): RootStore => {
    const stores = storesOf(shop);
    const words = promiseWords(builtInPromises);
    stores.snippets.provide(new Map(Object.entries(fillPromisesIn(texts, words))));
    stores.about.provide({ freeShippingFrom: builtInPromises.freeShippingFrom });
    return stores;
  };

  /** Shows a part of the shop and lets a shopper at it; `resume` is what the browser does after hydration. */
  const showInShop = (part: ReactNode, stores: RootStore = storesInTest()) => {
    const view = render(<StoresProvider stores={stores}>{part}</StoresProvider>);
    return {
      ...view,
      stores,
      shopper: userEvent.setup({ delay: null }),
      resume: () => act(() => stores.resume()),
    };
  };

  /** The texts as they are before editors change any, for a page's `load`. */
  const builtInText: Text = (key: string, values = {}) => fillIn(texts[key] ?? wordsOf(key), values);

  return { storesInTest, showInShop, builtInText };
}
