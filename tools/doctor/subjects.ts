import type { Subject } from './check.ts';
import { commerce, storeApi, type CommerceSettings, type StoreApi } from './commerce.ts';
import { content, contentApi, type ContentSettings } from './content.ts';
import { hooks, type HookSettings } from './hooks.ts';
import { others, type OtherSettings } from './others.ts';
import { knownRoutes, ownPlugin } from './own-plugin.ts';
import { listAt, textAt } from './read.ts';
import { search, type SearchSettings } from './search.ts';

type VendorSettings = CommerceSettings & ContentSettings & SearchSettings & OtherSettings & HookSettings;

/** Filters category ids to those in the commerce backend. */
const knownCategories = (api: StoreApi) => async (ids: readonly string[]) => {
  const answer = await api.post('/category', { ids, limit: 100, includes: { category: ['id'] } });
  return listAt(answer, 'elements').map((category) => textAt(category, 'id'));
};

/** Id of a category in the menu, below the top level. */
const someCategory = (api: StoreApi) => async () => {
  const menu = await api.post('/navigation/main-navigation/main-navigation', { depth: 1 });
  const [child] = listAt(menu, '').flatMap((one) => listAt(one, 'children'));
  return textAt(child, 'id');
};

/** All checks of the shop's vendors. A new requirement needs a check here and a line in docs/real-vendors.md. */
export function vendors(settings: VendorSettings): Subject[] {
  const api = storeApi(settings);
  const query = contentApi(settings);
  const routes = knownRoutes(api);
  return [
    commerce(settings, api),
    ownPlugin(api, routes),
    content(settings, query, knownCategories(api)),
    search(settings, { query, category: someCategory(api) }),
    ...hooks(settings, routes),
    ...others(settings),
  ];
}
