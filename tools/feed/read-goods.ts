import type { FeedCategory, FeedProduct, Goods } from './goods.ts';

/** Source of the goods: the storefront's settings. */
interface FeedSource {
  /** Ends in `/store-api`. */
  endpoint: string;
  accessToken: string;
}

/** Maximum number of products per Store API response. */
const AT_ONCE = 100;

interface Named {
  name: string | null;
  translated?: { name?: string | null } | null;
}
interface Option extends Named {
  group?: Named | null;
}
interface Price {
  unitPrice: number;
  regulationPrice?: { price: number | null } | null;
}
interface WireProduct extends Named {
  id: string;
  parentId: string | null;
  manufacturerId: string | null;
  manufacturer?: Named | null;
  availableStock?: number | null;
  calculatedPrice: Price;
  calculatedPrices?: readonly Price[] | null;
  cover?: { media?: { url?: string } | null } | null;
  seoUrls?: readonly { seoPathInfo: string; isCanonical?: boolean | null }[] | null;
  isNew?: boolean | null;
  categoryIds?: readonly string[] | null;
  options?: readonly Option[] | null;
  properties?: readonly Option[] | null;
  customFields?: Record<string, unknown> | null;
}
interface WireCategory extends Named {
  id: string;
  parentId: string | null;
  children?: readonly WireCategory[] | null;
}

const nameOf = ({ name, translated }: Named): string => translated?.name ?? name ?? '';

/** Calls the Store API. @throws Error with the call, its status and response */
async function ask<T>({ endpoint, accessToken }: FeedSource, path: string, body: object): Promise<T> {
  const answer = await fetch(endpoint + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sw-access-key': accessToken,
      'sw-include-seo-urls': '1',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

function flat(categories: readonly WireCategory[], parentId: string): FeedCategory[] {
  return categories.flatMap((category, rank) => [
    { id: category.id, name: nameOf(category), rank, parentId },
    ...flat(category.children ?? [], category.id),
  ]);
}

/** The main menu with all its descendants. The search service requires a single root category. */
async function readCategories(source: FeedSource): Promise<FeedCategory[]> {
  const top = await ask<WireCategory[]>(source, '/navigation/main-navigation/main-navigation', { depth: 10 });
  const root = top[0]?.parentId;
  if (!root)
    throw new Error('The main navigation has no categories: the feed would have nowhere to put goods.');
  return [{ id: root, name: 'root', rank: 0 }, ...flat(top, root)];
}

const ASSOCIATIONS = {
  manufacturer: {},
  cover: { associations: { media: {} } },
  options: { associations: { group: {} } },
  properties: { associations: { group: {} } },
};

/** All products that match a filter, page by page. */
async function readAll(source: FeedSource, filter: object): Promise<WireProduct[]> {
  const found: WireProduct[] = [];
  for (let page = 1; ; page += 1) {
    const criteria = { filter: [filter], page, limit: AT_ONCE, associations: ASSOCIATIONS };
    const sorted = { ...criteria, sort: [{ field: 'id', order: 'ASC' }] };
    const { elements } = await ask<{ elements: WireProduct[] }>(source, '/product', sorted);
    found.push(...elements);
    if (elements.length < AT_ONCE) return found;
  }
}

/** Products, with their variants in batches of a hundred. */
async function readProducts(source: FeedSource): Promise<FeedProduct[]> {
  const products = await readAll(source, { type: 'equals', field: 'parentId', value: null });
  const found: FeedProduct[] = [];
  for (let from = 0; from < products.length; from += AT_ONCE) {
    const some = products.slice(from, from + AT_ONCE);
    const value = some.map(({ id }) => id);
    const variants = await readAll(source, { type: 'equalsAny', field: 'parentId', value });
    const byParent = Map.groupBy(variants, ({ parentId }) => parentId);
    found.push(...some.map((product) => toProduct(product, byParent.get(product.id) ?? [])));
  }
  return found;
}

/** Facet titles for option groups of another name in the commerce backend. */
const TITLES: Readonly<Record<string, string>> = { Dessin: 'Patroon' };
/** Property groups that are no facets. */
const NO_FACETS = new Set(['Wasvoorschrift']);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Distinct values by group, in order of appearance. */
function byTitle(options: readonly Option[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const option of options) {
    const group = nameOf(option.group ?? { name: '' });
    if (group === '' || NO_FACETS.has(group)) continue;
    const values = (found[TITLES[group] ?? group] ??= []);
    if (!values.includes(nameOf(option))) values.push(nameOf(option));
  }
  return found;
}

/** Minimum share of a fibre to be listed as material, in per cent. */
const LEAST_SHARE = 50;

/**
 * Main fibres of a composition such as `80% katoen, 20% polyester (voering: …)`. Any other text is only capitalized.
 */
function fibresOf(composition: string): string[] {
  const [outside = ''] = composition.split(/voering/i);
  const parts = [...outside.matchAll(/(\d+)\s?% ([^,;()]+)/g)];
  if (parts.length === 0) return [capital(composition)];
  const most = parts.filter(([, share]) => Number(share) >= LEAST_SHARE);
  return [...new Set(most.map(([, , cloth = '']) => capital(cloth.trim().split(' ').at(-1) ?? '')))];
}

/** Unit price for all customers. */
const priceOfOne = ({ calculatedPrice, calculatedPrices }: WireProduct): Price =>
  calculatedPrices?.[0] ?? calculatedPrice;

/** Lowest unit price, as shown on cards. */
const cheapest = (sold: readonly WireProduct[]): Price =>
  sold.map(priceOfOne).reduce((one, other) => (other.unitPrice < one.unitPrice ? other : one));

function toProduct(product: WireProduct, variants: readonly WireProduct[]): FeedProduct {
  const sold = variants.length > 0 ? variants : [product];
  const inStock = sold.filter(({ availableStock }) => (availableStock ?? 0) > 0);
  const { Materiaal = [], ...properties } = byTitle(product.properties ?? []);
  const said = Object.entries(properties).map(([title, values]) => [title, values.map(capital)]);
  const [path] = [...(product.seoUrls ?? [])].sort((one) => (one.isCanonical ? -1 : 1));
  const { unitPrice, regulationPrice } = cheapest(sold);
  const oldPrice = regulationPrice?.price;
  return {
    id: product.id,
    name: nameOf(product),
    price: unitPrice,
    ...(typeof oldPrice === 'number' && { oldPrice }),
    stock: inStock.reduce((sum, { availableStock }) => sum + (availableStock ?? 0), 0),
    brand: { id: product.manufacturerId ?? '', name: nameOf(product.manufacturer ?? { name: '' }) },
    image: product.cover?.media?.url ?? '',
    path: path ? `/${path.seoPathInfo}` : '',
    isNew: product.isNew === true,
    isArchived: product.customFields?.['nd_archived'] === true,
    categoryIds: product.categoryIds ?? [],
    facets: {
      ...byTitle(inStock.flatMap(({ options }) => options ?? [])),
      Materiaal: Materiaal.flatMap(fibresOf),
      ...Object.fromEntries(said),
    },
  };
}

/**
 * Reads all goods of a commerce backend over its Store API. Uses no calls of the shop's own plugin.
 * @throws Error for an unsuccessful response, or a shop without a main navigation
 */
export async function readGoods(source: FeedSource): Promise<Goods> {
  return { categories: await readCategories(source), products: await readProducts(source) };
}
