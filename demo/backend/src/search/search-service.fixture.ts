import fastify from 'fastify';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { searchPlugin, type SearchPluginOptions } from './search-plugin.ts';
import type { WireFacet, WireListing } from './wire/wire-types.ts';

export const KEY = 'abcd1234';
/** The shop's fixed exclusion, in wire format. */
export const EXCLUDED = 'tn_parameters_except=stock_status%3Doutofstock%26season_archived%3Dtrue';

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

export interface SearchService {
  catalogue: Catalogue;
  /** Requests JSON unless the headers differ. */
  get(path: string, init?: Init): Promise<Response>;
  listing(query: string, endpoint?: string): Promise<WireListing>;
  close(): Promise<void>;
}

/** The service on a separate port, with 600 generated products by default. */
export async function startSearchService(extra: Partial<SearchPluginOptions> = {}): Promise<SearchService> {
  const catalogue = extra.catalogue ?? createCatalogue({ seed: 5, products: 600 });
  const app = fastify({ forceCloseConnections: true });
  app.register(searchPlugin, {
    prefix: '/tweakwise',
    catalogue,
    instanceKey: KEY,
    publicOrigin: 'http://shop.test',
    ...extra,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = (path: string, init?: Init): Promise<Response> =>
    fetch(`${origin}/tweakwise${path}`, {
      ...init,
      headers: { accept: 'application/json', ...init?.headers },
    });
  return {
    catalogue,
    get,
    listing: async (query, endpoint = 'navigation') =>
      (await (await get(`/${endpoint}/${KEY}?${query}`)).json()) as WireListing,
    close: () => app.close(),
  };
}

export const facetOf = ({ facets }: WireListing, key: string): WireFacet | undefined =>
  facets.find(({ facetsettings }) => facetsettings.urlkey === key);

export const titlesOf = (listing: WireListing, key: string): string[] =>
  facetOf(listing, key)?.attributes.map(({ title }) => title) ?? [];

export const shopId = (item: { attributes: { name: string; values: string[] }[] }): string =>
  item.attributes.find(({ name }) => name === 'swid')?.values[0] ?? '';
