import { LISTING_CARD_WIDTHS } from '@weefsel/contracts';
import { responsiveImage, type ResponsiveImage } from '@weefsel/ui';

/** How wide a card is: two columns on a phone, three on a tablet and beside the filters, five on the widest screens. */
export const CARD_SIZES =
  '(min-width: 1600px) 15vw, (min-width: 1440px) 340px, (min-width: 992px) 24vw, (min-width: 768px) 31vw, calc(50vw - 22px)';

/**
 * The same for pictures that are fetched when they come near: by then the browser knows how wide they are, also where the
 * shopper wants them larger.
 */
export const LAZY_SIZES = `auto, ${CARD_SIZES}`;

/** How wide is what takes the place of two cards. */
export const WIDE_SIZES =
  'auto, (min-width: 1600px) 30vw, (min-width: 992px) 48vw, (min-width: 768px) 62vw, calc(100vw - 32px)';

/** Addresses of a card's picture; undefined when its host is not allowed. */
export const cardPicture = (
  address: string | undefined,
  hosts: readonly string[],
): ResponsiveImage | undefined => responsiveImage(address, { hosts, widths: LISTING_CARD_WIDTHS });
