import {
  itemSwid,
  priceAmounts,
  productBrand,
  productCover,
  productMedia,
  productName,
  type ListingAnswer,
  type Media,
  type Product,
} from '@weefsel/api-clients';
import { productHref } from '@weefsel/contracts';
import { toPrice } from '@weefsel/ui';
import type { ListingCard } from '../listing/listing-data';

/** A product with its price of today, in euro. */
export type ProductCard = ListingCard & { amount: number };

/** What a card needs of a product, for the backend's `includes`. */
export const CARD_FIELDS = {
  product: ['id', 'translated', 'manufacturer', 'cover', 'media', 'seoUrls', 'calculatedPrice'],
  product_manufacturer: ['translated'],
  product_media: ['position', 'media'],
  media: ['url'],
  seo_url: ['seoPathInfo'],
  calculated_price: ['unitPrice', 'listPrice', 'regulationPrice'],
} as const satisfies Record<string, readonly string[]>;

type CardProduct = Pick<
  Product,
  'id' | 'translated' | 'manufacturer' | 'cover' | 'media' | 'seoUrls' | 'calculatedPrice'
>;

/** The picture that is seen second: the first of the gallery that is not the cover. */
const secondPicture = (product: CardProduct, cover: Media | undefined): string | undefined =>
  productMedia(product).find(({ url }) => url !== cover?.url)?.url;

function toProductCard(product: CardProduct): ProductCard {
  const cover = productCover(product) ?? productMedia(product)[0];
  const hoverImage = secondPicture(product, cover);
  const amounts = priceAmounts(product);
  const price = toPrice(amounts);
  return {
    id: product.id,
    href: productHref(product),
    brand: productBrand(product),
    name: productName(product),
    amount: amounts.amount,
    ...(price.kind === 'sale' && { was: price.lowestAmount }),
    ...(cover && { image: cover.url }),
    ...(hoverImage && { hoverImage }),
  };
}

/** Cards of products, in their order; `answer` is the search service's that named them. */
export function toProductCards(
  products: readonly CardProduct[],
  { items, requestId }: Pick<ListingAnswer, 'items' | 'requestId'>,
): ProductCard[] {
  const itemIds = new Map(items.map((item) => [itemSwid(item), item.itemno]));
  return products.map((product) => {
    const itemId = itemIds.get(product.id);
    return { ...toProductCard(product), ...(itemId && requestId && { found: { itemId, requestId } }) };
  });
}
