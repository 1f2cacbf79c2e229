import type { Catalogue, Category, Product, Variant } from '../../catalogue/types.ts';
import { fixedId } from '../../database/fixed-id.ts';
import type { Database } from '../../database/open-database.ts';

/** A product in the vendor's sense: a parent, or one of its variants. */
export interface ProductSubject {
  product: Product;
  variant: Variant | null;
}

interface Goods {
  catalogue: Catalogue;
  database: Pick<Database, 'stock'>;
}

export const subjectId = ({ product, variant }: ProductSubject): string => variant?.id ?? product.id;

/** Display group of a variant: all variants of its product. Null for a parent, which is never shown. */
export const displayGroupOf = ({ product, variant }: ProductSubject): string | null =>
  variant ? fixedId('display-group', product.id) : null;

export function subjectById({ catalogue }: Pick<Goods, 'catalogue'>, id: string): ProductSubject | undefined {
  const found = catalogue.productById(id);
  return found && { product: found.product, variant: found.variant ?? null };
}

/** Remaining stock of a variant. */
export const stockOf = ({ database }: Pick<Goods, 'database'>, variant: Variant): number =>
  Math.max(0, variant.initialStock - database.stock.sold(variant.id));

/** Remaining stock; of a parent the sum over its variants. */
export function stockOfSubject(shop: Goods, { product, variant }: ProductSubject): number {
  if (variant) return stockOf(shop, variant);
  return shop.catalogue.variantsOf(product).reduce((sum, one) => sum + stockOf(shop, one), 0);
}

const TOP_SELLER = 850;

/** True for a top seller of the shop. */
export const isTopSeller = ({ popularity }: Product): boolean => popularity > TOP_SELLER;

/**
 * The variant that represents its parent: the first available one. All variants have the same price.
 * @param fits restricts the choice; ignored when no variant fits
 */
export function bestVariantOf(
  shop: Goods,
  product: Product,
  fits: (variant: Variant) => boolean = () => true,
): Variant | undefined {
  const variants = shop.catalogue.variantsOf(product);
  const fitting = variants.filter(fits);
  const eligible = fitting.length > 0 ? fitting : variants;
  return eligible.find((variant) => stockOf(shop, variant) > 0) ?? eligible[0];
}

const TREES = new WeakMap<Product, readonly string[]>();

/** Ids of a product's categories and their ancestors, the root first. */
export function categoryTreeOf({ catalogue }: Pick<Goods, 'catalogue'>, product: Product): readonly string[] {
  const known = TREES.get(product);
  if (known) return known;
  const ids = new Set<string>();
  const climb = (category: Category | undefined): void => {
    if (!category) return;
    if (category.parentId !== null) climb(catalogue.categoryById(category.parentId));
    ids.add(category.id);
  };
  product.categories.forEach(climb);
  const tree = [...ids];
  TREES.set(product, tree);
  return tree;
}

const FIRST_DAY = Date.UTC(2024, 0, 1);

const DATES = new Map<number, string>();

/** A day, counted from 2024-01-01, in the vendor's date format. */
export function dateOfDay(day: number): string {
  const known = DATES.get(day);
  if (known !== undefined) return known;
  const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().replace('Z', '+00:00');
  DATES.set(day, date);
  return date;
}

/** Creation date of a product, in the vendor's date format. */
export const createdAtOf = ({ createdDay }: Product): string => dateOfDay(createdDay);
