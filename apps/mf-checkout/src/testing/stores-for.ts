import type { Cart, Transport } from '@weefsel/api-clients';
import type { NavigationElement, RootStore } from '@weefsel/stores';
import { shopWith } from '@weefsel/stores/testing';
import { texts as uiTexts } from '@weefsel/ui/texts';
import { texts } from '../texts.nl';

export const { builtInText, showInShop, storesInTest } = shopWith({ ...uiTexts, ...texts });

const department = (id: string, name: string): NavigationElement => ({
  id,
  type: 'page',
  translated: { name },
  visibleChildCount: 0,
  seoUrls: [{ seoPathInfo: `nl/${name.toLowerCase()}/` }],
  children: [],
});

/**
 * The shop's stores with a backend. `token` is the session of an earlier visit; `cart` comes with the page.
 */
export function storesFor(
  { transport }: { transport: Transport },
  token = 'session-of-earlier',
  cart?: Cart,
): RootStore {
  const stores = storesInTest({ transport, token, ...(cart && { shopper: { cart } }) });
  stores.navigation.provide({
    main: [department('d', 'Dames'), department('h', 'Heren')],
    footer: [],
    hrefs: {},
  });
  return stores;
}
