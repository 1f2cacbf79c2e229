import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageContext } from '@weefsel/contracts';
import { withRouter } from '@weefsel/federation/testing';
import { SlotsContext, type PartSource } from '@weefsel/federation/runtime';
import { StoresProvider, type NavigationElement, type NavigationSnapshot } from '@weefsel/stores';
import type { ReactNode } from 'react';
import { storesInTest } from '../testing/shop';
import { someSlots } from '../slots/slots.fixture';

/** A menu entry; its id derives from its name. */
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

/** Menus of a small shop. */
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
  /** Address of the shown page. */
  at?: string;
  context?: PageContext;
  navigation?: NavigationSnapshot;
  source?: PartSource;
  /** Receives errors of broken parts. */
  report?: (error: unknown) => void;
  /** True with a search service that answers while a shopper types. */
  search?: boolean;
}

/** Wraps a part of the shell in a shop, at some page. */
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

/** Renders it as after hydration. */
export function showInShop(part: ReactNode, shop: Shop = {}) {
  const { tree, stores, router } = putInShop(part, shop);
  return { ...render(tree), stores, router, user: userEvent.setup() };
}
