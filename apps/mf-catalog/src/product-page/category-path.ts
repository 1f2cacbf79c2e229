import type { Category, Product } from '@weefsel/api-clients';

const ancestorIds = (category: Category): string[] => (category.path ?? '').split('|').filter(Boolean);

/** The category that the product's address is made of, else the deepest one. */
function homeCategory(
  product: Pick<Product, 'seoCategory'>,
  categories: readonly Category[],
): Category | undefined {
  const own = categories.find(({ id }) => id === product.seoCategory?.id);
  return own ?? [...categories].sort((one, other) => ancestorIds(other).length - ancestorIds(one).length)[0];
}

/** The categories from the tree's root down to the one that a product belongs to. */
export function categoryPath(
  product: Pick<Product, 'seoCategory'>,
  categories: readonly Category[],
): Category[] {
  const own = homeCategory(product, categories);
  if (!own) return [];
  const byId = new Map(categories.map((category) => [category.id, category]));
  return [...ancestorIds(own), own.id].flatMap((id) => byId.get(id) ?? []);
}
