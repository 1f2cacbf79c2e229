import { DEMO } from '../demo';

/** A product with the vendors' data. */
export interface Article {
  /** Nine digits at the end of its address. */
  number: string;
  cents: number;
  /** Previous price in cents; 0 when it is not on sale. */
  cameFrom: number;
  /** Release date, `YYYY-MM-DD`. */
  day: string;
  /** Rank in the order of the whole assortment, which breaks ties. */
  rank: number;
  /** Available variants. */
  variants: readonly Variant[];
}

/** Values of a variant by the title of their group: colour, size, sometimes length. */
export type Variant = ReadonlyMap<string, string>;

/** A facet, with the products of each value. */
export interface Facet {
  key: string;
  title: string;
  /** True when its values belong to variants instead of products. */
  isOfVariant: boolean;
  values: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Content of one unfiltered listing, in the order of the search service. */
export interface Place {
  path: string;
  articles: readonly Article[];
  facets: readonly Facet[];
}

/** Start of a walk: a category, a brand page, or a search. */
export interface Start {
  path: string;
  /** Only for a search. */
  text?: string;
}

interface WireItem {
  /** Ends with the product's number. */
  url: string;
  price: number;
  attributes: { name: string; values: string[] }[];
}

interface WireVariant {
  parentId: string;
  availableStock: number;
  options: { name: string; group: { name: string } }[];
}

interface WireListing {
  items: WireItem[];
  facets: {
    facetsettings: { urlkey: string; title: string; selectiontype: string };
    attributes: { title: string }[];
  }[];
  properties: { nrofpages: number };
}

type Query = Readonly<Record<string, string>>;

const INSTANCE = process.env.SEARCH_INSTANCE_KEY ?? 'a1b2c3d4';
const ACCESS_TOKEN = process.env.COMMERCE_ACCESS_TOKEN ?? 'SWSCWEEFSELDEMO0STOREFRONT';
const MOST_AT_ONCE = 1000;
const MOST_OF_COMMERCE = 100;
/** Parameters that hide products from all listings. */
const HIDDEN = { tn_parameters_except: 'stock_status=outofstock&season_archived=true' };

async function answer<T>(path: string, body?: object): Promise<T> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'sw-access-key': ACCESS_TOKEN,
  };
  const response = await fetch(
    DEMO + path,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

const numberOf = ({ url }: WireItem): string => url.slice(-9);
const valueOf = ({ attributes }: WireItem, name: string): string =>
  attributes.find((attribute) => attribute.name === name)?.values[0] ?? '';

async function found(endpoint: string, query: Query): Promise<{ items: WireItem[]; first: WireListing }> {
  const page = (number: number) =>
    answer<WireListing>(
      `/tweakwise/${endpoint}/${INSTANCE}?${new URLSearchParams({ format: 'json', tn_ps: String(MOST_AT_ONCE), tn_p: String(number), ...HIDDEN, ...query })}`,
    );
  const first = await page(1);
  const items = [...first.items];
  for (let number = 2; number <= first.properties.nrofpages; number++)
    items.push(...(await page(number)).items);
  return { items, first };
}

/** Release dates by product id. */
async function daysOf(ids: readonly string[]): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  for (let at = 0; at < ids.length; at += MOST_OF_COMMERCE) {
    const some = ids.slice(at, at + MOST_OF_COMMERCE);
    const { elements } = await answer<{ elements: { id: string; releaseDate: string }[] }>(
      '/store-api/product',
      { ids: some, limit: some.length, includes: { product: ['id', 'releaseDate'] } },
    );
    for (const { id, releaseDate } of elements) days.set(id, releaseDate);
  }
  return days;
}

/** Available variants by product id. */
async function variantsOf(ids: readonly string[]): Promise<Map<string, Variant[]>> {
  const variants = new Map<string, Variant[]>(ids.map((id) => [id, []]));
  for (let at = 0; at < ids.length; at += MOST_OF_COMMERCE) {
    const filter = [
      { type: 'equalsAny', field: 'parentId', value: ids.slice(at, at + MOST_OF_COMMERCE).join('|') },
    ];
    for (let page = 1, more = true; more; page++) {
      const { elements } = await answer<{ elements: WireVariant[] }>('/store-api/product', {
        filter,
        page,
        limit: MOST_OF_COMMERCE,
        associations: { options: { associations: { group: {} } } },
        includes: {
          product: ['parentId', 'availableStock', 'options'],
          property_group_option: ['name', 'group'],
          property_group: ['name'],
        },
      });
      for (const { parentId, availableStock, options } of elements)
        if (availableStock > 0)
          variants.get(parentId)?.push(new Map(options.map(({ name, group }) => [group.name, name])));
      more = elements.length === MOST_OF_COMMERCE;
    }
  }
  return variants;
}

/** The search service's query for a path of the shop. */
async function queryOf({ path, text }: Start): Promise<{ endpoint: string; query: Query; brand: boolean }> {
  if (text !== undefined) return { endpoint: 'search', query: { tn_q: text }, brand: false };
  const { elements } = await answer<{ elements: { foreignKey: string; routeName: string }[] }>(
    '/store-api/seo-url',
    { filter: [{ type: 'equals', field: 'seoPathInfo', value: path.slice(1) }] },
  );
  const { foreignKey = '', routeName = '' } = elements[0] ?? {};
  const brand = routeName === 'productManufacturer';
  const query = brand ? { tn_parameters: `brandId=${foreignKey}` } : { tn_cid: foreignKey };
  return { endpoint: 'navigation', query, brand };
}

/**
 * Fetches the content of a listing: all its products, and the products of every facet value. Each vendor query has one
 * value at most; the oracle computes all combinations.
 */
export async function readPlace(start: Start): Promise<Place> {
  const { endpoint, query, brand } = await queryOf(start);
  const [{ items: all }, { items, first }] = await Promise.all([
    found('navigation', {}),
    found(endpoint, query),
  ]);
  const rank = new Map(all.map((item, at) => [numberOf(item), at]));
  const ids = items.map((item) => valueOf(item, 'swid'));
  const [days, variants] = await Promise.all([daysOf(ids), variantsOf(ids)]);
  const articles = items.map((item) => ({
    number: numberOf(item),
    cents: Math.round(item.price * 100),
    cameFrom: Math.round(Number(valueOf(item, 'oldprice')) * 100),
    day: days.get(valueOf(item, 'swid')) ?? '',
    rank: rank.get(numberOf(item)) ?? 0,
    variants: variants.get(valueOf(item, 'swid')) ?? [],
  }));
  const facets: Facet[] = [];
  for (const { facetsettings, attributes } of first.facets) {
    const { urlkey: key, title, selectiontype } = facetsettings;
    if (selectiontype === 'tree' || selectiontype === 'slider' || (brand && key === 'merk')) continue;
    const isOfVariant = articles.some((article) => article.variants.some((variant) => variant.has(title)));
    const values = new Map<string, ReadonlySet<string>>();
    for (const value of attributes) {
      const having = isOfVariant
        ? articles.filter((article) => article.variants.some((variant) => variant.get(title) === value.title))
        : (await found(endpoint, { ...query, [`tn_fk_${key}`]: value.title })).items.map((item) => ({
            number: numberOf(item),
          }));
      values.set(value.title, new Set(having.map(({ number }) => number)));
    }
    facets.push({ key, title, isOfVariant, values });
  }
  return { path: start.path, articles, facets };
}
