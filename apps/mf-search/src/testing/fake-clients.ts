import { fromPartial } from '@total-typescript/shoehorn';
import type { Category, Clients, ListingAnswer, ListingQueryInput } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { builtInText } from './shop';
import { hex, wireAnswer, wireProduct } from './wire';

const category = (id: string, name: string, path: string, children: Category[] = []): Category => ({
  id,
  type: 'page',
  translated: { name },
  seoUrls: [{ seoPathInfo: path }],
  children,
});

export const IDS = { dames: hex(1), kleding: hex(2), jurken: hex(3), rokken: hex(4), fjord: hex(5) };

const JURKEN = category(IDS.jurken, 'Jurken', 'nl/dames/kleding/jurken/');

const TREE = [
  category(IDS.dames, 'Dames', 'nl/dames/', [
    category(IDS.kleding, 'Kleding', 'nl/dames/kleding/', [
      JURKEN,
      category(IDS.rokken, 'Rokken', 'nl/dames/kleding/rokken/'),
    ]),
  ]),
];

/** Fake clients for a listing's load. They answer from memory and record the search service's queries. */
export function fakeClients(answer: ListingAnswer = wireAnswer([hex(10), hex(11)])) {
  const asked: (ListingQueryInput & { endpoint: string })[] = [];
  const listing = (endpoint: string) => (query: ListingQueryInput) => {
    asked.push({ endpoint, ...query });
    return Promise.resolve(answer);
  };
  const commerce = {
    navigation: { read: () => Promise.resolve(TREE) },
    category: {
      list: ([id]: readonly string[]) => Promise.resolve(id === IDS.jurken ? [JURKEN] : []),
    },
    brands: { list: () => Promise.resolve([{ id: IDS.fjord, name: 'Fjord', url: '/nl/merken/fjord/' }]) },
    seoUrl: {
      byPath: (seoPathInfo: string) =>
        Promise.resolve({ seoPathInfo, pathInfo: `/manufacturer/${IDS.fjord}/category/${IDS.jurken}` }),
    },
    product: {
      byIds: (ids: readonly string[]) => Promise.resolve(ids.map((id) => wireProduct(id))),
      list: () => Promise.resolve({ elements: [], total: 0 }),
    },
  };
  const clients = fromPartial<Clients>({
    commerce,
    search: { navigation: listing('navigation'), search: listing('search') },
    content: {
      siteConfig: () => Promise.resolve({ showSalePercentage: true }),
      query: () => Promise.resolve(null),
    },
  });
  return { clients, asked };
}

/** A request of the shell for the page at an address. */
export function pageRequest(href: string, parts: Partial<PageRequest> = {}): PageRequest {
  const url = new URL(href, 'https://weefsel.example');
  return {
    url,
    origin: url.origin,
    slug: url.pathname.slice(1),
    type: 'navigation',
    text: builtInText,
    signal: new AbortController().signal,
    ...parts,
  };
}
