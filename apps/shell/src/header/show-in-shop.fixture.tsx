import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageContext } from '@weefsel/contracts';
import { withRouter } from '@weefsel/federation/testing';
import { SlotsContext, type PartSource } from '@weefsel/federation/runtime';
import { StoresProvider, type NavigationElement, type NavigationSnapshot } from '@weefsel/stores';
import type { ReactNode } from 'react';
import { storesInTest } from '../testing/shop';
import { someSlots } from '../slots/slots.fixture';

/** A menu entry; its id is made of its name. */
export const entry = (
  name: string,
  path: string | undefined,
  rest: Partial<NavigationElement> = {},
): NavigationElement => ({
  id: Buffer.from(name).toString('hex').padEnd(32, '0').slice(0, 32),
  type: 'page',
  translated: { name },
  visibleChildCount: rest.children?.length ?? 0,
  seoUrls: path ? [{ seoPathInfo: path }] : [],
  children: [],
  ...rest,
});

const sale = entry('Sale', 'nl/dames/sale/', {
  translated: { name: 'Sale', customFields: { nd_menu_highlight_on: true } },
});

/** A small shop's menus. */
export const menus: NavigationSnapshot = {
  main: [
    entry('Dames', 'nl/dames/', {
      children: [
        entry('Nieuw', 'nl/dames/nieuw/'),
        entry('Kleding', 'nl/dames/kleding/', { children: [entry('Jurken', 'nl/dames/kleding/jurken/')] }),
        sale,
      ],
    }),
    entry('Heren', 'nl/heren/', { children: [entry('Overhemden', 'nl/heren/overhemden/')] }),
    entry('Merken', undefined, { type: 'link', linkType: 'category', internalLink: 'b'.repeat(32) }),
  ],
  footer: [
    entry('Klantenservice', undefined, {
      children: [
        entry('Jurken kiezen', undefined, {
          type: 'link',
          linkType: 'category',
          internalLink: entry('Jurken', '').id,
        }),
        entry('Keurmerk', undefined, {
          type: 'link',
          linkType: 'external',
          externalLink: 'https://keurmerk.example/',
          linkNewTab: true,
        }),
        entry('Verdwenen', undefined, { type: 'link', linkType: 'category', internalLink: 'c'.repeat(32) }),
      ],
    }),
  ],
  hrefs: { ['b'.repeat(32)]: '/nl/merken/' },
};

interface Shop {
  /** Address of the page shown. */
  at?: string;
  context?: PageContext;
  navigation?: NavigationSnapshot;
  source?: PartSource;
  /** Hears of what broke. */
  report?: (error: unknown) => void;
  /** There is a search service that answers while a shopper types. */
  search?: boolean;
}

/** A part of the shell at some page of the shop. */
export function putInShop(part: ReactNode, shop: Shop = {}) {
  const { at = '/nl/', context = 'general', navigation = menus, source } = shop;
  const stores = storesInTest();
  if (shop.search) {
    const search = { baseUrl: 'http://search.test', instanceKey: 'k', searchPath: 'search', everything: '' };
    Object.assign(stores.config, { search });
  }
  stores.navigation.provide(navigation);
  stores.page.show({ context, title: '' });
  const { router, tree: routed } = withRouter(part, { at });
  const slots = someSlots({ ...(source && { source }), ...(shop.report && { report: shop.report }) });
  const tree = (
    <StoresProvider stores={stores}>
      <SlotsContext value={slots}>{routed}</SlotsContext>
    </StoresProvider>
  );
  return { tree, stores, router };
}

/** Shows it, as after hydration. */
export function showInShop(part: ReactNode, shop: Shop = {}) {
  const { tree, stores, router } = putInShop(part, shop);
  return { ...render(tree), stores, router, user: userEvent.setup() };
}
