import type { ProductCardProps } from '@weefsel/ui';
import { responsiveImage } from '@weefsel/ui/plain';
import type { ProductCardData } from './to-product-card';

/** Picture widths for cards of 180 to 310 px, on today's screens. */
const CARD_WIDTHS = [320, 640] as const;

/**
 * Addresses of a card's pictures in a slider or a look. Pictures from hosts that are not allowed are left out.
 */
export function toCardPictures(
  { image, hoverImage, name, alt = name }: ProductCardData,
  hosts: readonly string[],
): Pick<ProductCardProps, 'picture' | 'hoverPicture'> {
  const at = (address: string | undefined) => responsiveImage(address, { hosts, widths: CARD_WIDTHS });
  const second = at(hoverImage);
  return { picture: { ...at(image), alt }, hoverPicture: second && { ...second, alt: '' } };
}
