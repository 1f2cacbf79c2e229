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

/**
 * A product as displayed on any card. Pictures are addresses from the backend; each view requests the sizes it needs.
 */
export interface ProductCardData {
  id: string;
  href: string;
  /** Empty without a brand. */
  brand: string;
  name: string;
  price: PriceValue;
  image?: string;
  /** Picture shown while the pointer is on the card. */
  hoverImage?: string;
  /**
   * Description of the first picture, if editors wrote one and it was requested. Otherwise the name is used.
   */
  alt?: string;
  /** The shop's own labels. */
  labels?: CardLabel[];
  /** Id of the item in the search service, and id of the response with it. */
  found?: FoundItem;
}

/** Product fields of a card, for the commerce backend's `includes`. */
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

/** The same with additional product fields, and with descriptions of the pictures. */
export const describedCardFields = (...ofProduct: string[]): Record<string, readonly string[]> => ({
  ...CARD_FIELDS,
  product: [...CARD_FIELDS.product, ...ofProduct],
  media: [...CARD_FIELDS.media, 'alt', 'translated'],
});

type CardProduct = Pick<Product, (typeof CARD_FIELDS.product)[number]>;

/** The cover, else the first picture; then the first picture that differs from it. */
function picturesOf(product: CardProduct): Pick<ProductCardData, 'image' | 'hoverImage' | 'alt'> {
  const pictures = productMedia(product);
  const cover = productCover(product) ?? pictures[0];
  if (!cover) return {};
  const second = pictures.find(({ url }) => url !== cover.url);
  const alt = mediaAlt(cover);
  return { image: cover.url, ...(second && { hoverImage: second.url }), ...(alt && { alt }) };
}

/** Converts a product for display on its card. */
export const toProductCard = (product: CardProduct): ProductCardData => ({
  id: product.id,
  href: productHref(product),
  brand: productBrand(product),
  name: productName(product),
  price: cardPriceOf(product),
  ...picturesOf(product),
});

/** Converts a product for display on its card, with the shop's own labels. */
export function toLabelledCard(product: Product): ProductCardData {
  const card = toProductCard(product);
  const labels = toCardLabels(categoryLabels(product), card.price.kind === 'sale');
  return labels.length > 0 ? { ...card, labels } : card;
}

/** Items found by the search service; `requestId` names its response. */
interface FoundItems {
  items: readonly Pick<SearchItem, 'itemno' | 'attributes'>[];
  requestId?: string | undefined;
}

/** Cards of products found by the search service, in their order. Each card names its response. */
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
