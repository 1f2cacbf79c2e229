import { image, list, maybeText, oneOf, text } from '@weefsel/contracts/shapes';
import type { ButtonVariant } from '@weefsel/ui';
import * as v from 'valibot';
import { toImage, type ImageProps } from '../../images/to-image';
import { givenHref } from '../../links/given-href';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockContext } from '../block-context';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { shownItems } from '../shown-items';

export type BannerItem = v.InferOutput<typeof bannerItem>;
const bannerItem = v.object({
  _key: text,
  title: text,
  subtitle: maybeText,
  /** Makes the banner a link; without it or with `#` it is none. */
  url: maybeText,
  button: v.exactOptional(v.object({ title: maybeText, type: oneOf('primary', 'secondary', 'underline') })),
  image,
  hidden: v.exactOptional(v.boolean()),
});

export type DoubleBannerBlock = v.InferOutput<typeof doubleBannerBlock>;
const doubleBannerBlock = blockOf('doubleBanner', { title: maybeText, banners: list(bannerItem) });

const WIDTHS = [640, 768, 1024];

export interface BannerProps {
  key: string;
  title: string;
  subtitle?: string;
  /** Absent when the banner is no link. */
  href?: string;
  button?: { text: string; variant: ButtonVariant };
  image: ImageProps;
}

export interface DoubleBannerProps {
  title?: string;
  banners: BannerProps[];
}

function toBanner(banner: BannerItem, { imageUrl }: BlockContext): BannerProps {
  const text = plainText(banner.button?.title);
  return withoutUndefined({
    key: banner._key,
    title: plainText(banner.title) ?? '',
    subtitle: plainText(banner.subtitle),
    href: givenHref(banner.url),
    button: text ? { text, variant: banner.button?.type ?? 'underline' } : undefined,
    image: toImage(banner.image, { widths: WIDTHS, ratio: 4 / 5 }, imageUrl),
  });
}

/** The banners that are not hidden. An address other than `#` makes one a link. */
export const reading: BlockReading<DoubleBannerBlock, DoubleBannerProps> = {
  shape: doubleBannerBlock,
  toProps: ({ title, banners }, context) =>
    withoutUndefined({
      title: plainText(title),
      banners: shownItems(
        banners,
        (banner) => (banner.hidden ? undefined : toBanner(banner, context)),
        context.warn,
      ),
    }),
};
