import type { Media, Product } from '@weefsel/api-clients';
import {
  categoryLabels,
  mediaAlt,
  priceAmounts,
  productBrand,
  productMedia,
  productName,
} from '@weefsel/api-clients';
import { productHref } from '@weefsel/contracts';
import { toCardLabels, toPrice } from '@weefsel/ui';
import type { SliderCard } from './slider-data';

/** Of each product only what a card shows. */
export const CARD_FIELDS: Record<string, readonly string[]> = {
  product: [
    'id',
    'name',
    'translated',
    'manufacturer',
    'cover',
    'media',
    'seoUrls',
    'calculatedPrice',
    'extensions',
  ],
  product_manufacturer: ['name', 'translated'],
  product_media: ['position', 'media'],
  media: ['url', 'alt', 'translated'],
};

/** A product as its card shows it. */
export function toSliderCard(product: Product): SliderCard {
  const name = productName(product);
  const toPicture = (media: Media) => ({ url: media.url, alt: mediaAlt(media) || name });
  const [picture, hoverPicture] = productMedia(product);
  const price = toPrice(priceAmounts(product));
  const marks = toCardLabels(categoryLabels(product), price.kind === 'sale');
  return {
    id: product.id,
    href: productHref(product),
    brand: productBrand(product),
    name,
    price,
    ...(picture && { picture: toPicture(picture) }),
    ...(hoverPicture && { hoverPicture: toPicture(hoverPicture) }),
    ...(marks.length > 0 && { marks }),
  };
}
