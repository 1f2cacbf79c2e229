import {
  mediaAlt,
  productBrand,
  productCover,
  productMedia,
  productName,
  type Product,
} from '@weefsel/api-clients';
import { productHref } from '@weefsel/contracts';
import { priceOf } from '../price/to-price';
import type { ProductCardData } from './product-card-data';

type CardProduct = Pick<
  Product,
  'id' | 'translated' | 'manufacturer' | 'cover' | 'media' | 'seoUrls' | 'calculatedPrice'
>;

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
  price: priceOf(product),
  ...picturesOf(product),
});
