import type { Transport } from '@weefsel/api-clients';
import type { NavigationElement, RootStore } from '@weefsel/stores';
import { storesInTest } from './shop';

const department = (id: string, name: string): NavigationElement => ({
  id,
  type: 'page',
  translated: { name },
  visibleChildCount: 0,
  seoUrls: [{ seoPathInfo: `nl/${name.toLowerCase()}/` }],
  children: [],
});

/** The shop's stores in front of a backend, with or without a session of an earlier visit. */
export function storesFor({ transport }: { transport: Transport }, token = 'session-of-earlier'): RootStore {
  const stores = storesInTest({ transport, token });
  stores.navigation.provide({
    main: [department('d', 'Dames'), department('h', 'Heren')],
    footer: [],
    hrefs: {},
  });
  return stores;
}
