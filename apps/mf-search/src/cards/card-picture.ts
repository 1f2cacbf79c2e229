import { LISTING_CARD_WIDTHS } from '@weefsel/contracts';
import { responsiveImage, type ResponsiveImage } from '@weefsel/ui';

/**
 * Rendered width of a card: two columns on a phone, three on a tablet or beside the filters. Five on the widest
 * screens.
 */
export const CARD_SIZES =
  '(min-width: 1600px) 15vw, (min-width: 1440px) 340px, (min-width: 992px) 24vw, (min-width: 768px) 31vw, calc(50vw - 22px)';

/** For lazy pictures: the browser then knows the rendered width, including the large density. */
export const LAZY_SIZES = `auto, ${CARD_SIZES}`;

/** Rendered width of a tile that spans two cards. */
export const WIDE_SIZES =
  'auto, (min-width: 1600px) 30vw, (min-width: 992px) 48vw, (min-width: 768px) 62vw, calc(100vw - 32px)';

/** Sources of a card's picture; undefined when its host is not allowed. */
export const cardPicture = (
  address: string | undefined,
  hosts: readonly string[],
): ResponsiveImage | undefined => responsiveImage(address, { hosts, widths: LISTING_CARD_WIDTHS });
