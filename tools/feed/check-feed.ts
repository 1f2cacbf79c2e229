import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** Content of a feed, and its problems for this shop. */
interface FeedVerdict {
  items: number;
  categories: number;
  /** One sentence each; empty when the shop has everything it needs. */
  problems: string[];
}

type Attribute = { name?: string; value?: string };
interface Item {
  id?: string;
  name?: string;
  price?: string;
  stock?: string;
  image?: string;
  url?: string;
  attributes?: { attribute?: Attribute[] };
  categories?: { categoryid?: string[] };
}
interface Category {
  categoryid?: string;
  name?: string;
  parents?: { categoryid?: string[] };
}

/** Maximum text lengths of the search service's import, in characters. */
const LONGEST = { id: 100, name: 500, image: 500, url: 500 } as const;
const LONGEST_ATTRIBUTE = { name: 100, value: 400 } as const;

/** Required attributes of an item. Without the last three, lists would show hidden products. */
const NEEDED: Readonly<Record<string, RegExp>> = {
  swid: /^[0-9a-f]{32}$/,
  brandId: /^[0-9a-f]{32}$/,
  Merk: /\S/,
  stock_status: /^(in|outof)stock$/,
  season_archived: /^(true|false)$/,
  season_hidden_new: /^(true|false)$/,
};
/** Facets that the shop identifies by title; at least one item must have a value of each. */
const FACETS = ['Maat', 'Lengtemaat', 'Kleur', 'Materiaal', 'Pasvorm', 'Patroon', 'Seizoen'];

const LISTS = ['category', 'item', 'attribute', 'categoryid'];

const parser = new XMLParser({
  // Item numbers may have leading zeros.
  parseTagValue: false,
  isArray: (name, path) =>
    LISTS.includes(name) && !(name === 'categoryid' && String(path).endsWith('category.categoryid')),
});

/** Number of items named in a sentence; the rest are counted. */
const NAMED = 3;

/** One sentence for all items with the same problem. */
function saidOf(what: string, who: readonly string[]): string {
  const rest = who.length - NAMED;
  return `${what}: ${who.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

class Problems {
  private readonly found = new Map<string, string[]>();

  add(what: string, who: string): void {
    this.found.set(what, [...(this.found.get(what) ?? []), who]);
  }

  list(): string[] {
    return [...this.found].map(([what, who]) => saidOf(what, who));
  }
}

function checkItem(item: Item, known: ReadonlySet<string>, productKey: string, problems: Problems): string {
  const id = item.id ?? '';
  const who = id || `the item "${item.name ?? ''}"`;
  const attributes = item.attributes?.attribute ?? [];
  const valueOf = (name: string) => attributes.find((one) => one.name === name)?.value ?? '';
  for (const [name, form] of Object.entries(NEEDED))
    if (!form.test(valueOf(name))) problems.add(`The attribute ${name} is missing or of another form`, who);
  if (id !== productKey.replace('{id}', valueOf('swid')))
    problems.add(
      `The item number is not ${productKey} (SEARCH_PRODUCT_KEY): clicks would be of no item`,
      who,
    );
  for (const [name, most] of Object.entries(LONGEST)) {
    const text = item[name as keyof typeof LONGEST] ?? '';
    if (text === '') problems.add(`There is no ${name}`, who);
    if (text.length > most) problems.add(`The ${name} is longer than ${most} letters`, who);
  }
  if (!(Number(item.price) > 0)) problems.add('The price is no number above 0', who);
  if (!/^\d+$/.test(item.stock ?? '')) problems.add('The stock is no whole number', who);
  for (const { name = '', value = '' } of attributes) {
    const isLong = name.length > LONGEST_ATTRIBUTE.name || value.length > LONGEST_ATTRIBUTE.value;
    if (isLong) problems.add(`The attribute ${name.slice(0, 40)} is too long`, who);
  }
  const places = item.categories?.categoryid ?? [];
  if (places.length === 0) problems.add('It is in no category', who);
  for (const place of places)
    if (!known.has(place)) problems.add(`It is in the category ${place}, which the feed does not have`, who);
  return id;
}

function checkCategories(categories: readonly Category[], problems: Problems): Set<string> {
  const known = new Set(categories.map(({ categoryid }) => categoryid ?? ''));
  const roots = categories.filter(({ parents }) => !parents);
  if (roots.length !== 1)
    problems.add('There must be one category without parents', `${roots.length} are so`);
  for (const { categoryid = '', parents } of categories)
    for (const parent of parents?.categoryid ?? [])
      if (!known.has(parent)) problems.add('Its parent is not in the feed', `category ${categoryid}`);
  return known;
}

/** Validates a feed for the search service's import, and for this shop's queries. */
export function checkFeed(xml: string, productKey: string): FeedVerdict {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) {
    const { msg, line } = wellFormed.err;
    return { items: 0, categories: 0, problems: [`It is no XML, says line ${line}: ${msg}`] };
  }
  const { tweakwise = {} } = parser.parse(xml) as {
    tweakwise?: { categories?: { category?: Category[] }; items?: { item?: Item[] } };
  };
  const categories = tweakwise.categories?.category ?? [];
  const items = tweakwise.items?.item ?? [];
  const problems = new Problems();
  const known = checkCategories(categories, problems);
  const seen = new Set<string>();
  for (const item of items) {
    const id = checkItem(item, known, productKey, problems);
    if (seen.has(id)) problems.add('The item number is there twice', id);
    seen.add(id);
  }
  if (items.length === 0) problems.add('There are no items', 'tweakwise/items/item');
  const titles = new Set(
    items.flatMap(({ attributes }) => attributes?.attribute?.map(({ name }) => name) ?? []),
  );
  for (const title of FACETS)
    if (items.length > 0 && !titles.has(title)) problems.add('No item has a value of the facet', title);
  return { items: items.length, categories: categories.length, problems: problems.list() };
}
