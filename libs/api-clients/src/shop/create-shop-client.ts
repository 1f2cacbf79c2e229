import type { FoundAddress, PostcodeAndNumber } from '../addresses/create-addresses-client';
import type { Category } from '../commerce/types/category';
import { createHttp } from '../http/create-http';
import { fetchTransport } from '../http/fetch-transport';
import type { Transport } from '../http/transport';
import type { BlogsAnswer, InspirationAnswer, LooksAnswer, Overviews } from './overviews';
import type { VatOutcome, VatQuestion } from '../vat/vat-numbers';
import { listWithIds, objectWith, snippetList } from './own-shapes';

/** A page of the commerce backend by its id. */
type ShopwarePage = Pick<Category, 'id' | 'seoUrls'>;

/** SEO paths of categories, by category id. */
export type CategorySeoMap = Readonly<Record<string, string>>;

const joined = (ids: readonly string[]) => ids.map(encodeURIComponent).join('|');

type MapAnswer = { map: CategorySeoMap; count: number } | CategorySeoMap;

/** Servers return the map with its count, or the bare map. */
const mapOf = (answer: MapAnswer): CategorySeoMap =>
  typeof answer.map === 'object' ? answer.map : (answer as CategorySeoMap);

const pages = listWithIds<ShopwarePage>();
const categories = objectWith<{ elements: ShopwarePage[] }>('elements');
const anyAddress = objectWith<{ address: FoundAddress | null }>();
const anyVat = objectWith<{ outcome: VatOutcome }>();
const anyMap = objectWith<MapAnswer>();
const blogs = objectWith<BlogsAnswer>('blogs', 'pagination');
const looks = objectWith<LooksAnswer>('looksObject', 'pagination');
const inspiration = objectWith<InspirationAnswer>('inspiration', 'pagination');

/** Client of the shop's own server. Uses native fetch: its calls are among a page's first. Throws HttpError. */
export function createShopClient({
  origin,
  transport = fetchTransport,
}: {
  /** Address of the shop; an empty string means the page's own origin. */
  origin: string;
  transport?: Transport;
}) {
  const http = createHttp({ baseUrl: origin, transport });
  let seoMap: CategorySeoMap = {};
  const overviews: Overviews = {
    blogs: (body, signal) => http.request('POST', '/api/blogs/getAllBlogs', { body, signal, shape: blogs }),
    looks: (body, signal) => http.request('POST', '/api/looks/getAllLooks', { body, signal, shape: looks }),
    inspiration: (body, signal) =>
      http.request('POST', '/api/inspiration/getAllInspiration', { body, signal, shape: inspiration }),
  };
  return {
    /** All snippets of the shop. */
    snippets: (signal?: AbortSignal) =>
      http.request('GET', '/api/getSnippets', { signal, shape: snippetList }),
    /** The categories with these ids, with their SEO URLs. */
    categories: async (ids: readonly string[], signal?: AbortSignal) => {
      const path = `/api/getCategories/${joined(ids)}`;
      return (await http.request('GET', path, { signal, shape: categories })).elements;
    },
    /** The pages with these ids, with their SEO URLs. */
    shopwarePages: (ids: readonly string[], signal?: AbortSignal) =>
      http.request('GET', `/api/getShopwarePage/id/${joined(ids)}`, { signal, shape: pages }),
    /** The SEO paths of all categories; requested again only while empty. */
    categorySeoMap: async (signal?: AbortSignal) => {
      if (Object.keys(seoMap).length === 0) {
        seoMap = mapOf(await http.request('GET', '/api/categories/seo-map', { signal, shape: anyMap }));
      }
      return seoMap;
    },
    /** Street and city at a Dutch postcode and house number; null when there is no such address. */
    address: async ({ zipcode, houseNumber }: PostcodeAndNumber, signal?: AbortSignal) => {
      const query = { zipcode, houseNumber };
      return (
        (await http.request('GET', '/api/address', { query, signal, shape: anyAddress })).address ?? null
      );
    },
    /** Outcome of the check of a VAT number. */
    vatNumber: async (body: VatQuestion): Promise<VatOutcome> =>
      (await http.request('POST', '/api/vat-number', { body, shape: anyVat })).outcome,
    ...overviews,
  };
}

export type ShopClient = ReturnType<typeof createShopClient>;
