import type { Category, Clients, Product } from '@weefsel/api-clients';
import { blogHref, categoryHref, localHref, lookHref, NO_LINK, paths, productHref } from '@weefsel/contracts';
import * as v from 'valibot';

/** An indexable page. */
export interface PageAddress {
  path: string;
  /** Last change, ISO 8601, if the vendor reports it. */
  changed?: string;
}

/** Kinds of pages in the sitemap, with at least one part each. */
export const PAGE_KINDS = ['pages', 'categories', 'products', 'blogs', 'looks', 'brands'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Products per request, the backend's limit. */
const PAGE_SIZE = 100;
/** Concurrent requests for products. */
const AT_ONCE = 3;
/** Filter for products on sale, without their variants. */
export const SOLD_PRODUCTS = [
  { type: 'equals' as const, field: 'active', value: true },
  { type: 'equals' as const, field: 'parentId', value: null },
];
/** Levels of the main navigation to read: more than exist. */
const WHOLE_TREE = 10;

const slugs = v.array(v.object({ slug: v.string(), changed: v.nullish(v.string(), null) }));

export const addressesQuery = {
  name: 'addresses',
  shape: slugs,
  groq: `*[_type == $type && defined(slug.current) && title != "Error"]{
  _id, "slug": slug.current, "changed": _updatedAt
}`,
};

interface Dated {
  createdAt?: string | null;
  updatedAt?: string | null;
}

const address = (path: string, changed?: string | null): PageAddress => ({
  path,
  ...(changed && { changed }),
});

type Read = (clients: Clients, signal: AbortSignal) => Promise<PageAddress[]>;

const fromContent =
  (type: 'page' | 'blog' | 'look', pathOf: (slug: string) => string): Read =>
  async ({ content }, signal) => {
    const found = await content.query(addressesQuery, { type }, signal);
    return found.map(({ slug, changed }) => address(pathOf(slug), changed));
  };

const flat = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children ?? [])]);

async function categories({ commerce }: Clients, signal: AbortSignal): Promise<PageAddress[]> {
  const tree = await commerce.navigation.read('main-navigation', WHOLE_TREE, signal);
  return flat(tree)
    .filter(({ type }) => type === 'page')
    .map((category: Category & Dated) =>
      address(categoryHref(category), category.updatedAt ?? category.createdAt),
    );
}

async function products({ commerce }: Clients, signal: AbortSignal): Promise<PageAddress[]> {
  const read = (page: number) =>
    commerce.product.list(
      {
        page,
        limit: PAGE_SIZE,
        filter: SOLD_PRODUCTS,
        sort: [{ field: 'id', order: 'ASC' }],
        associations: { seoUrls: {} },
        includes: { product: ['id', 'seoUrls', 'createdAt', 'updatedAt'], seo_url: ['seoPathInfo'] },
        'total-count-mode': 1,
      },
      signal,
    );
  const first = await read(1);
  const found: Product[] = [...first.elements];
  const last = Math.ceil(first.total / PAGE_SIZE);
  for (let page = 2; page <= last; page += AT_ONCE) {
    const next = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, offset) =>
      read(page + offset),
    );
    for (const { elements } of await Promise.all(next)) found.push(...elements);
  }
  return found.map((product: Product & Dated) =>
    address(productHref(product), product.updatedAt ?? product.createdAt),
  );
}

async function brands({ commerce }: Clients, signal: AbortSignal): Promise<PageAddress[]> {
  const found = await commerce.brands.list(undefined, signal);
  // A brand without its own page leads to a search, which is not indexable.
  return found.flatMap(({ url }) => (url && !url.startsWith(paths.search.pattern) ? [address(url)] : []));
}

const readers: Record<PageKind, Read> = {
  pages: fromContent('page', (slug) => (slug === 'home' ? paths.home.to() : localHref(`${slug}/`))),
  categories,
  products,
  blogs: fromContent('blog', blogHref),
  looks: fromContent('look', lookHref),
  brands,
};

/** Addresses of all pages of a kind, without duplicates. Rejects when the vendor is unavailable. */
export async function readAddresses(
  kind: PageKind,
  clients: Clients,
  signal: AbortSignal,
): Promise<PageAddress[]> {
  const found = await readers[kind](clients, signal);
  const known = found.filter(({ path }) => path !== NO_LINK && path.startsWith('/'));
  return [...new Map(known.map((page) => [page.path, page])).values()];
}
