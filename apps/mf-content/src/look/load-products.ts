import { shareOf, translatedName, type Clients, type Criteria, type Product } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { axisOf, describedCardFields } from '@weefsel/product';

type Products = Pick<Clients['commerce']['product'], 'byIds' | 'list'>;
type Time = Pick<PageRequest, 'signal' | 'answerBy'>;

/** Longest wait for the products, in ms. */
const TIMEOUT_MS = 3500;
/** Longest wait for their sizes, in ms: products can be shown without. */
const SIZES_TIMEOUT_MS = 1500;

const CARD_FIELDS = describedCardFields('parentId');

const SIZE_FIELDS: Record<string, readonly string[]> = {
  product: ['id', 'parentId', 'available', 'options'],
  property_group_option: ['id', 'name', 'translated', 'position', 'group'],
  property_group: ['id', 'name', 'translated'],
};

/** Maximum page size of the backend. */
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

/** Names of the sizes among these variants, in the shop's order. */
function sizesAmong(variants: readonly Product[]): string[] {
  const sizes = variants
    .flatMap(({ options }) => options ?? [])
    .filter((option) => axisOf(option) === 'size')
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return [...new Set(sizes.map(translatedName))];
}

async function variants(parentIds: readonly string[], { list }: Products, time: Time): Promise<Product[]> {
  try {
    const share = shareOf(time, SIZES_TIMEOUT_MS);
    return parentIds.length > 0 ? (await list(variantsOf(parentIds), share)).elements : [];
  } catch {
    time.signal.throwIfAborted();
    return [];
  }
}

export interface FoundProduct {
  product: Product;
  /** Sizes in stock; empty when unknown. */
  sizes: string[];
}

/**
 * Loads the available products with these ids, in this order, with the sizes in stock.
 * Throws the errors of the client.
 */
export async function loadProducts(
  ids: readonly string[],
  products: Products,
  time: Time,
): Promise<FoundProduct[]> {
  const found = await products.byIds(ids, CARD_FIELDS, shareOf(time, TIMEOUT_MS));
  const all = await variants([...new Set(found.map(parentOf))], products, time);
  return found.map((product) => ({
    product,
    sizes: sizesAmong(all.filter(({ parentId }) => parentId === parentOf(product))),
  }));
}
