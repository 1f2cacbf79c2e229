import { locale } from '@weefsel/contracts';
import type { ProductPageData } from '../product-page-data';

/** The filter of a listing by size, in its address. */
const SIZE_FILTER = 'tn_fk_maat';

/** The category of a product, with only what is there in a size; nothing for a product that is in none. */
export function likeItHref(
  { crumbs }: Pick<ProductPageData, 'crumbs'>,
  size: string | undefined,
): { href: string; name: string } | undefined {
  // The first crumb is home, the last one the product itself.
  const category = crumbs.length > 2 ? crumbs.at(-2) : undefined;
  if (!category) return undefined;
  const query = size ? `?${new URLSearchParams({ [SIZE_FILTER]: size })}` : '';
  return { href: category.href + query, name: category.name.toLocaleLowerCase(locale.code) };
}
