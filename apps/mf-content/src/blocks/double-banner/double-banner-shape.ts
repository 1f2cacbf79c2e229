import { image, list, maybeText, oneOf, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

export type BannerItem = v.InferOutput<typeof bannerItem>;
const bannerItem = v.object({
  _key: text,
  title: text,
  subtitle: maybeText,
  /** The banner is a link only when this is there and not `#`. */
  url: maybeText,
  button: v.exactOptional(v.object({ title: maybeText, type: oneOf('primary', 'secondary', 'underline') })),
  image,
  hidden: v.exactOptional(v.boolean()),
});

export type DoubleBannerBlock = v.InferOutput<typeof doubleBannerBlock>;
export const doubleBannerBlock = blockOf('doubleBanner', { title: maybeText, banners: list(bannerItem) });
