import { variantPath } from '../../catalogue/seo-paths.ts';
import { bestVariantOf, type ProductSubject } from './product-subject.ts';
import type { Shop } from '../shop.ts';

/** Canonical path of a product or variant. The representative variant has the product's own path. */
export function productPath(
  shop: Pick<Shop, 'catalogue' | 'database'>,
  { product, variant }: ProductSubject,
): string {
  if (!variant || bestVariantOf(shop, product)?.id === variant.id) return product.seoPath;
  return variantPath(product, variant);
}
