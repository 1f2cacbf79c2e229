import type { SanityFile, SanityImage } from './asset';
import type { BlockBase } from './block-base';
import type { ContentButton, HeadingLevel } from './button';
import type { PortableText } from './rich-text';

/** Campaign picture with its title on it. */
export interface HeaderBannerBlock extends BlockBase<'headerBanner'> {
  image: SanityImage;
  imageMobile?: SanityImage;
  title: string;
  text?: string;
  button1?: ContentButton;
  button2?: ContentButton;
  textPosition: 'left' | 'center' | 'right';
  textColorDesktop: 'dark' | 'light';
  textColorMobile: 'dark' | 'light';
  textStyle: 'big' | 'small';
  titleLevel: HeadingLevel;
  blog: boolean;
}

/** The head of a page: its title, alone or with a picture beside or behind it. */
export interface PageHeroBlock extends BlockBase<'pageHero'> {
  /** `headerBgImage` puts the text on the picture and adds a link 'Lees verder' to `#block-1`. */
  heroType: 'plain' | 'imageRight' | 'headerBgImage';
  title: string;
  /** Small line above the title, e.g. the season. */
  kicker?: string;
  text?: string;
  /** Absent only when `heroType` is `plain`. */
  image?: SanityImage;
  imageMobile?: SanityImage;
  /** Default `h1`. */
  titleLevel?: HeadingLevel;
}

export interface ImageWithTextBlock extends BlockBase<'imageWithText'> {
  image: SanityImage;
  imageAlt: string;
  imageFormat: 'square' | 'rectangleHorizontal' | 'rectangleVertical';
  /** True puts the picture before the text. */
  imageLeft: boolean;
  imageBoxShadow?: 'solid' | 'border';
  title: string;
  headingLevel?: HeadingLevel;
  text: PortableText;
  button?: ContentButton;
}

export interface BannerItem {
  _key: string;
  title: string;
  subtitle?: string;
  /** The banner is a link only when this is there and not `#`. */
  url?: string;
  button?: Pick<ContentButton, 'title' | 'type'>;
  image: SanityImage;
  hidden?: boolean;
}

export interface DoubleBannerBlock extends BlockBase<'doubleBanner'> {
  title?: string;
  banners: BannerItem[];
}

/** A picture, or a film that waits behind it until it is played. */
export interface VideoImageBlock extends BlockBase<'videoImage'> {
  title?: string;
  image: SanityImage;
  imageAlt: string;
  /** Absent when the block is a picture only. */
  video?: SanityFile;
  /** What is heard and seen, for who cannot see or hear the film. */
  transcript?: string;
}
