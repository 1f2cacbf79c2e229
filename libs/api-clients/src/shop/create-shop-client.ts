import type { SnippetDocument } from '@weefsel/contracts';
import { createHttp } from '../http/create-http';
import { fetchTransport } from '../http/fetch-transport';
import type { Category } from '../commerce/types/category';
import type { Transport } from '../http/transport';

export interface ShopClient {
  /** Every text of the shop. */
  snippets: (signal?: AbortSignal) => Promise<SnippetDocument[]>;
  /** The categories with these ids, with their SEO URLs. */
  categories: (ids: readonly string[], signal?: AbortSignal) => Promise<Pick<Category, 'id' | 'seoUrls'>[]>;
}

/** Client of the shop's own server; native fetch, because its calls are among a page's first. Throws HttpError. */
export function createShopClient({
  origin,
  transport = fetchTransport,
}: {
  /** Address of the shop; an empty string means the page's own. */
  origin: string;
  transport?: Transport;
}): ShopClient {
  const http = createHttp({ baseUrl: origin, transport });
  return {
    snippets: (signal) => http.request('GET', '/api/getSnippets', { signal }),
    categories: async (ids, signal) => {
      const path = `/api/getCategories/${ids.map(encodeURIComponent).join('|')}`;
      return (await http.request<{ elements: Pick<Category, 'id' | 'seoUrls'>[] }>('GET', path, { signal }))
        .elements;
    },
  };
}
