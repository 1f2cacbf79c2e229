import type { Catalogue, Category, Product, Variant } from '../../catalogue/types.ts';
import { fixedId } from '../../database/fixed-id.ts';
import type { Database } from '../../database/open-database.ts';

/** What the vendor calls a product: a parent, or one of its variants. */
export interface ProductSubject {
  product: Product;
  variant: Variant | null;
}

interface Goods {
  catalogue: Catalogue;
  database: Pick<Database, 'stock'>;
}

export const subjectId = ({ product, variant }: ProductSubject): string => variant?.id ?? product.id;

/** What a listing shows one variant of: all variants of a product; a parent itself is never shown, so it has none. */
export const displayGroupOf = ({ product, variant }: ProductSubject): string | null =>
  variant ? fixedId('display-group', product.id) : null;

export function subjectById({ catalogue }: Pick<Goods, 'catalogue'>, id: string): ProductSubject | undefined {
  const found = catalogue.productById(id);
  return found && { product: found.product, variant: found.variant ?? null };
}

/** Pieces of a variant that can still be sold. */
export const stockOf = ({ database }: Pick<Goods, 'database'>, variant: Variant): number =>
  Math.max(0, variant.initialStock - database.stock.sold(variant.id));

/** Pieces that can still be sold, of a parent those of all its variants. */
export function stockOfSubject(shop: Goods, { product, variant }: ProductSubject): number {
  if (variant) return stockOf(shop, variant);
  return shop.catalogue.variantsOf(product).reduce((sum, one) => sum + stockOf(shop, one), 0);
}

const TOP_SELLER = 850;

/** Whether the shop calls something a top seller. */
export const isTopSeller = ({ popularity }: Product): boolean => popularity > TOP_SELLER;

/**
 * The variant that stands for its parent: the first that can be bought, all having one price.
 * @param fits which variants may stand for it; when none of them does, each may
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

/** Ids of a product's categories and everything above them, the root first. */
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

/** A day, counted from 2024-01-01, as the vendor writes dates. */
export function dateOfDay(day: number): string {
  const known = DATES.get(day);
  if (known !== undefined) return known;
  const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().replace('Z', '+00:00');
  DATES.set(day, date);
  return date;
}

/** When a product came in, as the vendor writes dates. */
export const createdAtOf = ({ createdDay }: Product): string => dateOfDay(createdDay);
