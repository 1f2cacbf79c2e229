import type { BannerItem, DoubleBannerBlock } from '@weefsel/contracts';
import { NO_LINK } from '@weefsel/contracts';
import type { ButtonVariant } from '@weefsel/ui';
import type { ImageProps } from '../../images/to-image';
import { toImage } from '../../images/to-image';
import { safeHref } from '../../links/safe-href';
import type { BlockContext } from '../block-context';

const WIDTHS = [640, 768, 1024];

export interface BannerProps {
  key: string;
  title: string;
  subtitle?: string;
  /** Absent: the banner leads nowhere. */
  href?: string;
  button?: { text: string; variant: ButtonVariant };
  image: ImageProps;
}

export interface DoubleBannerProps {
  title?: string;
  banners: BannerProps[];
}

function toBanner(banner: BannerItem, { imageUrl }: BlockContext): BannerProps {
  const href = safeHref(banner.url);
  return {
    key: banner._key,
    title: banner.title,
    ...(banner.subtitle && { subtitle: banner.subtitle }),
    ...(href !== NO_LINK && { href }),
    ...(banner.button?.title && {
      button: { text: banner.button.title, variant: banner.button.type ?? 'underline' },
    }),
    image: toImage(banner.image, { widths: WIDTHS, ratio: 4 / 5 }, imageUrl),
  };
}

/** The banners that are not hidden; one is a link only when it has an address other than `#`. */
export const toDoubleBanner = (
  { title, banners }: DoubleBannerBlock,
  context: BlockContext,
): DoubleBannerProps => ({
  ...(title && { title }),
  banners: banners.filter(({ hidden }) => !hidden).map((banner) => toBanner(banner, context)),
});
