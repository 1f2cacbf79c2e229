import {
  itemSwid,
  listPrice,
  productBrand,
  productCover,
  productName,
  regulationPrice,
  unitPrice,
  type ListingAnswer,
  type Product,
} from '@weefsel/api-clients';
import { productHref } from '@weefsel/contracts';
import type { FoundProduct } from './found';

/** What the popup shows of a product, for the backend's `includes`. */
export const FOUND_FIELDS = {
  product: ['id', 'translated', 'manufacturer', 'cover', 'seoUrls', 'calculatedPrice'],
  product_manufacturer: ['translated'],
  product_media: ['media'],
  media: ['url'],
  seo_url: ['seoPathInfo'],
  calculated_price: ['unitPrice', 'listPrice', 'regulationPrice'],
} as const satisfies Record<string, readonly string[]>;

function toFoundProduct(product: Product): FoundProduct {
  const was = listPrice(product);
  const lowest = regulationPrice(product);
  const image = productCover(product)?.url;
  return {
    id: product.id,
    href: productHref(product),
    brand: productBrand(product),
    name: productName(product),
    amount: unitPrice(product),
    ...(was !== undefined && { was, ...(lowest !== undefined && { lowest }) }),
    ...(image && { image }),
  };
}

/** What is shown of products, in their order; `answer` is the search service's that named them. */
export function toFoundProducts(
  products: readonly Product[],
  { items, requestId }: Pick<ListingAnswer, 'items' | 'requestId'>,
): FoundProduct[] {
  const itemIds = new Map(items.map((item) => [itemSwid(item), item.itemno]));
  return products.map((product) => {
    const itemId = itemIds.get(product.id);
    return { ...toFoundProduct(product), ...(itemId && requestId && { found: { itemId, requestId } }) };
  });
}
