import { locale } from '@weefsel/contracts';
import type { ProductPageData } from '../product-page-data';
import type { Selection } from '../product-selection';

/** Listing filters by size and length, as query parameters. */
const FILTERS = { size: 'tn_fk_maat', length: 'tn_fk_lengtemaat' } as const;

/** Link to the product's category, filtered by size and length. Undefined without a category. */
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
