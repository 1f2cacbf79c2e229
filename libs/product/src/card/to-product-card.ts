import {
  categoryLabels,
  itemSwid,
  mediaAlt,
  productBrand,
  productCover,
  productMedia,
  productName,
  type Product,
  type SearchItem,
} from '@weefsel/api-clients';
import { productHref, type FoundItem } from '@weefsel/contracts';
import { cardPriceOf } from '../price/to-price';
import { toCardLabels } from './to-card-labels';
import type { CardLabel, PriceValue } from '@weefsel/ui';

/** A product as cards show it, wherever they stand. Pictures are addresses as the backend sends them: a view asks for the sizes it needs. */
export interface ProductCardData {
  id: string;
  href: string;
  /** Empty when there is none. */
  brand: string;
  name: string;
  price: PriceValue;
  image?: string;
  /** The picture that is seen while the pointer is on the card. */
  hoverImage?: string;
  /** Description of the first picture, where editors wrote one and it was requested; else the name is used. */
  alt?: string;
  /** The shop's own labels. */
  labels?: CardLabel[];
  /** What the search service calls it, and the answer that it came with. */
  found?: FoundItem;
}

/** What a card needs of a product, for the commerce backend's `includes`. */
export const CARD_FIELDS = {
  product: [
    'id',
    'parentId',
    'translated',
    'manufacturer',
    'cover',
    'media',
    'seoUrls',
    'calculatedPrice',
    'calculatedPrices',
    'calculatedCheapestPrice',
  ],
  product_manufacturer: ['translated'],
  product_media: ['position', 'media'],
  media: ['url'],
  seo_url: ['seoPathInfo'],
  calculated_price: ['unitPrice', 'listPrice', 'regulationPrice'],
  calculated_cheapest_price: ['unitPrice', 'listPrice', 'regulationPrice', 'hasRange'],
} as const satisfies Record<string, readonly string[]>;

/** The same for other product requests, with what their pictures show. */
export const describedCardFields = (...ofProduct: string[]): Record<string, readonly string[]> => ({
  ...CARD_FIELDS,
  product: [...CARD_FIELDS.product, ...ofProduct],
  media: [...CARD_FIELDS.media, 'alt', 'translated'],
});

type CardProduct = Pick<Product, (typeof CARD_FIELDS.product)[number]>;

/** The cover, and the first picture that is another; the first of all where there is no cover. */
function picturesOf(product: CardProduct): Pick<ProductCardData, 'image' | 'hoverImage' | 'alt'> {
  const pictures = productMedia(product);
  const cover = productCover(product) ?? pictures[0];
  if (!cover) return {};
  const second = pictures.find(({ url }) => url !== cover.url);
  const alt = mediaAlt(cover);
  return { image: cover.url, ...(second && { hoverImage: second.url }), ...(alt && { alt }) };
}

/** A product as its card shows it. */
export const toProductCard = (product: CardProduct): ProductCardData => ({
  id: product.id,
  href: productHref(product),
  brand: productBrand(product),
  name: productName(product),
  price: cardPriceOf(product),
  ...picturesOf(product),
});

/** A product as its card shows it, with the shop's own labels. */
export function toLabelledCard(product: Product): ProductCardData {
  const card = toProductCard(product);
  const labels = toCardLabels(categoryLabels(product), card.price.kind === 'sale');
  return labels.length > 0 ? { ...card, labels } : card;
}

/** What the search service found; `requestId` names its answer. */
interface FoundItems {
  items: readonly Pick<SearchItem, 'itemno' | 'attributes'>[];
  requestId?: string | undefined;
}

/** Cards of products that the search service named, in their order; each knows the answer that it came with. */
export function toFoundCards(
  products: readonly Product[],
  { items, requestId }: FoundItems,
  toCard: (product: Product) => ProductCardData = toProductCard,
): ProductCardData[] {
  const itemIds = new Map(items.map((item) => [itemSwid(item), item.itemno]));
  return products.map((product) => {
    const itemId = itemIds.get(product.id);
    return { ...toCard(product), ...(itemId && requestId && { found: { itemId, requestId } }) };
  });
}
