import { responsiveImage, type ResponsiveImage } from '@weefsel/ui';

/** The card's 250 px in the densities of today's screens. */
const CARD_WIDTHS = [250, 500, 750] as const;

/** How wide a card is: two columns on a phone, three on a tablet and beside the filters. */
export const CARD_SIZES =
  '(min-width: 1440px) 340px, (min-width: 992px) 24vw, (min-width: 768px) 31vw, calc(50vw - 22px)';

/** Addresses of a card's picture; undefined when its host is not allowed. */
export const cardPicture = (
  address: string | undefined,
  hosts: readonly string[],
): ResponsiveImage | undefined => responsiveImage(address, { hosts, widths: CARD_WIDTHS });
