import { variantPath } from '../../catalogue/seo-paths.ts';
import { bestVariantOf, type ProductSubject } from './product-subject.ts';
import type { Shop } from '../shop.ts';

/** The canonical path of a product or variant. The variant that stands for its product is at the product's own. */
export function productPath(
  shop: Pick<Shop, 'catalogue' | 'database'>,
  { product, variant }: ProductSubject,
): string {
  if (!variant || bestVariantOf(shop, product)?.id === variant.id) return product.seoPath;
  return variantPath(product, variant);
}
