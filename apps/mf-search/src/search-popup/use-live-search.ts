import type { SearchPopupProps } from '@weefsel/contracts';
import { useStores, VisitorIdStorage, type RootStore } from '@weefsel/stores';
import { useEffect, useState } from 'react';
import { ConfigurationError, createSearchClient, fetchTransport } from '@weefsel/api-clients';
import { LiveSearch } from './live-search';
import { createFindText } from './find-text';
import { toFoundList } from './tracked-products';

/** The live search of the browser. Calls the search service directly, so that no other server sees the profile id. */
function createLiveSearch({ commerce, config, consent, navigation, tracking }: RootStore): LiveSearch {
  if (!config.search)
    throw new ConfigurationError('There is no search service to ask while a shopper types.');
  const { everything, ...place } = config.search;
  const visitor = new VisitorIdStorage();
  const search = createSearchClient({ ...place, categories: { everything }, transport: fetchTransport });
  const find = createFindText({
    search,
    understand: async (text, signal) => {
      const { understandText } = await import(/* webpackChunkName: "understood-text" */ './understood-text');
      return understandText(text, { search, product: commerce.product }, signal);
    },
    byIds: commerce.product.byIds,
    categoryHrefs: async (ids) => {
      await navigation.lookUp(ids);
      const hrefs = ids.map(async (id) => [id, await navigation.hrefOfCategory(id)] as const);
      return new Map(await Promise.all(hrefs));
    },
    departments: () => new Map(navigation.main.map(({ id, translated }) => [id, translated.name])),
    profileKey: () => (consent.allows('personal') ? visitor.read() : undefined),
  });
  return new LiveSearch({
    find,
    tellSearch: (text) => tracking.track({ name: 'search', text }),
    tellFound: (found) => {
      if (found.products.length > 0) tracking.track(toFoundList(found));
    },
  });
}

/** The live search of a popup: follows the typed text while the popup is open. */
export function useLiveSearch({ open, text }: Pick<SearchPopupProps, 'open' | 'text'>): LiveSearch {
  const stores = useStores();
  const [live] = useState(() => createLiveSearch(stores));
  useEffect(() => {
    if (open) live.type(text);
    else live.stop();
  }, [live, open, text]);
  useEffect(() => live.stop, [live]);
  return live;
}
