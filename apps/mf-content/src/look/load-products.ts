import type { Clients, Criteria, Product } from '@weefsel/api-clients';
import { optionGroupName, translatedName } from '@weefsel/api-clients';

type Products = Pick<Clients['commerce']['product'], 'byIds' | 'list'>;

/** Of each product only what a card shows. */
const CARD_FIELDS: Record<string, readonly string[]> = {
  product: [
    'id',
    'parentId',
    'name',
    'translated',
    'manufacturer',
    'cover',
    'media',
    'seoUrls',
    'calculatedPrice',
  ],
  product_manufacturer: ['name', 'translated'],
  product_media: ['position', 'media'],
  media: ['url', 'alt', 'translated'],
};

const SIZE_FIELDS: Record<string, readonly string[]> = {
  product: ['id', 'parentId', 'available', 'options'],
  property_group_option: ['id', 'name', 'translated', 'position', 'group'],
  property_group: ['id', 'name', 'translated'],
};

/** Most that the backend gives at once. */
const PAGE_SIZE = 100;

const variantsOf = (parentIds: readonly string[]): Criteria => ({
  filter: [
    { type: 'equalsAny', field: 'parentId', value: parentIds.join('|') },
    { type: 'equals', field: 'available', value: true },
  ],
  associations: { options: { associations: { group: {} } } },
  includes: SIZE_FIELDS,
  limit: PAGE_SIZE,
});

const parentOf = ({ id, parentId }: Product): string => parentId ?? id;

/** Names of the sizes among these variants, in the order of the shop. */
function sizesAmong(variants: readonly Product[]): string[] {
  const sizes = variants
    .flatMap(({ options }) => options ?? [])
    .filter((option) => /maat/i.test(optionGroupName(option)) && !/lengte/i.test(optionGroupName(option)))
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return [...new Set(sizes.map(translatedName))];
}

async function variants(
  parentIds: readonly string[],
  { list }: Products,
  signal: AbortSignal,
): Promise<Product[]> {
  try {
    return parentIds.length > 0 ? (await list(variantsOf(parentIds), signal)).elements : [];
  } catch {
    signal.throwIfAborted();
    return [];
  }
}

export interface FoundProduct {
  product: Product;
  /** Sizes in stock; empty when they are not known. */
  sizes: string[];
}

/** The articles with these ids that are for sale, in this order, with the sizes in stock. */
export async function loadProducts(
  ids: readonly string[],
  products: Products,
  signal: AbortSignal,
): Promise<FoundProduct[]> {
  const found = await products.byIds(ids, CARD_FIELDS, signal);
  const all = await variants([...new Set(found.map(parentOf))], products, signal);
  return found.map((product) => ({
    product,
    sizes: sizesAmong(all.filter(({ parentId }) => parentId === parentOf(product))),
  }));
}
