import type { Category, Product } from '@weefsel/api-clients';
import { translatedName } from '@weefsel/api-clients';
import type { Crumb, PageContext } from '@weefsel/contracts';
import { categoryHref, NO_LINK, paths } from '@weefsel/contracts';
import type { Text } from '@weefsel/contracts/snippets';

const ancestorIds = (category: Category): string[] => (category.path ?? '').split('|').filter(Boolean);

/** The category that the product's address is made of, else the deepest one. */
function homeCategory(
  product: Pick<Product, 'seoCategory'>,
  categories: readonly Category[],
): Category | undefined {
  const own = categories.find(({ id }) => id === product.seoCategory?.id);
  return own ?? [...categories].sort((one, other) => ancestorIds(other).length - ancestorIds(one).length)[0];
}

/** The way from home to the category that a product belongs to; the tree's root is home itself. */
export function toCategoryCrumbs(
  product: Pick<Product, 'seoCategory'>,
  categories: readonly Category[],
  text: Text,
): Crumb[] {
  const home = { name: text('headless.common.home'), href: paths.home.to() };
  const own = homeCategory(product, categories);
  if (!own) return [home];
  const byId = new Map(categories.map((category) => [category.id, category]));
  const chain = [...ancestorIds(own), own.id].flatMap((id) => byId.get(id) ?? []);
  const crumbs = chain.map((category) => ({ name: translatedName(category), href: categoryHref(category) }));
  return [home, ...crumbs.filter(({ href }) => href !== NO_LINK && href !== home.href)];
}

/** The part of the shop that the crumbs lead through. */
export function contextOf(crumbs: readonly Crumb[]): PageContext {
  const department = crumbs[1]?.href ?? '';
  if (department.startsWith('/nl/dames/')) return 'ladies';
  return department.startsWith('/nl/heren/') ? 'men' : 'general';
}
