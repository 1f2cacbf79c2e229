import * as v from 'valibot';
import { list, maybeText, oneOf, text } from '../fields';
import { file, image, maybeImage } from './asset';
import { blockOf } from './block-base';
import { maybeButton, headingLevel } from './button';
import { richText } from './rich-text';

const color = oneOf('dark', 'light');

/** Campaign picture with its title on it. */
export type HeaderBannerBlock = v.InferOutput<typeof headerBannerBlock>;
export const headerBannerBlock = blockOf('headerBanner', {
  image,
  imageMobile: maybeImage,
  title: text,
  text: maybeText,
  button1: maybeButton,
  button2: maybeButton,
  textPosition: oneOf('left', 'center', 'right'),
  textColorDesktop: color,
  textColorMobile: color,
  textStyle: oneOf('big', 'small'),
  titleLevel: headingLevel,
  blog: v.nullish(v.boolean(), false),
});

/** The head of a page: its title, alone or with a picture beside or behind it. */
export type PageHeroBlock = v.InferOutput<typeof pageHeroBlock>;
export const pageHeroBlock = blockOf('pageHero', {
  /** `headerBgImage` puts the text on the picture and adds a link 'Lees verder' to `#block-1`. */
  heroType: oneOf('plain', 'imageRight', 'headerBgImage'),
  title: text,
  /** Small line above the title, e.g. the season. */
  kicker: maybeText,
  text: maybeText,
  /** Absent only when `heroType` is `plain`. */
  image: maybeImage,
  imageMobile: maybeImage,
  /** Default `h1`. */
  titleLevel: headingLevel,
});

export type ImageWithTextBlock = v.InferOutput<typeof imageWithTextBlock>;
export const imageWithTextBlock = blockOf('imageWithText', {
  image,
  imageAlt: text,
  imageFormat: oneOf('square', 'rectangleHorizontal', 'rectangleVertical'),
  /** True puts the picture before the text. */
  imageLeft: v.nullish(v.boolean(), true),
  imageBoxShadow: v.exactOptional(v.picklist(['solid', 'border'])),
  title: text,
  headingLevel,
  text: richText,
  button: maybeButton,
});

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

/** A picture, or a film that waits behind it until it is played. */
export type VideoImageBlock = v.InferOutput<typeof videoImageBlock>;
export const videoImageBlock = blockOf('videoImage', {
  title: maybeText,
  image,
  imageAlt: text,
  /** Absent when the block is a picture only. */
  video: v.exactOptional(file),
  /** What is heard and seen, for who cannot see or hear the film. */
  transcript: maybeText,
});
