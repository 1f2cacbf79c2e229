import { locale } from '@weefsel/contracts';
import type { ProductPageData } from '../product-page-data';
import type { Selection } from '../product-selection';

/** Filters of a listing by size and length, in its address. */
const FILTERS = { size: 'tn_fk_maat', length: 'tn_fk_lengtemaat' } as const;

/** The category of a product, with only what is there in a size and length; nothing for a product that is in none. */
export function likeItHref(
  { crumbs }: Pick<ProductPageData, 'crumbs'>,
  chosen: Pick<Selection, 'size' | 'length'>,
): { href: string; name: string } | undefined {
  // The first crumb is home, the last one the product itself.
  const category = crumbs.length > 2 ? crumbs.at(-2) : undefined;
  if (!category) return undefined;
  const query = new URLSearchParams();
  if (chosen.size) query.set(FILTERS.size, chosen.size);
  if (chosen.length) query.set(FILTERS.length, chosen.length);
  const search = query.size > 0 ? `?${query}` : '';
  return { href: category.href + search, name: category.name.toLocaleLowerCase(locale.code) };
}
