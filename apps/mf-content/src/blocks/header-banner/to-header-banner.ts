import {
  headingLevel,
  image,
  maybeButton,
  maybeImage,
  maybeText,
  oneOf,
  text,
} from '@weefsel/contracts/shapes';
import type { ButtonLinkProps } from '@weefsel/ui';
import * as v from 'valibot';
import { toImage, toOptionalImage, type ImageProps } from '../../images/to-image';
import { toRowButtons } from '../../links/to-row-button';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { toHeadingLevel } from '../heading-level';

const color = oneOf('dark', 'light');

/** Campaign picture with its title on it. */
export type HeaderBannerBlock = v.InferOutput<typeof headerBannerBlock>;
const headerBannerBlock = blockOf('headerBanner', {
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

const DESKTOP_WIDTHS = [1536, 2400];
const MOBILE_WIDTHS = [640, 1024];
const QUALITY = 65;
const WORDS_ON_FIRST_LINE = 3;

export interface HeaderBannerProps {
  image: ImageProps;
  imageMobile?: ImageProps;
  /** Lines of the title. */
  title: string[];
  level: 1 | 2 | 3 | 4;
  text?: string;
  buttons: ButtonLinkProps[];
  position: 'left' | 'center' | 'right';
  color: 'dark' | 'light';
  colorMobile: 'dark' | 'light';
  size: 'big' | 'small';
  /** True above the text of a blog: the banner is lower. */
  blog: boolean;
  first: boolean;
}

function titleLines(title: string): string[] {
  const words = title.trim().split(/\s+/);
  const lines = [words.slice(0, WORDS_ON_FIRST_LINE), words.slice(WORDS_ON_FIRST_LINE)];
  return lines.filter((line) => line.length > 0).map((line) => line.join(' '));
}

/** Pictures up to 2400 px for desktops and 1024 px for phones. The title breaks after three words. */
export const reading: BlockReading<HeaderBannerBlock, HeaderBannerProps> = {
  shape: headerBannerBlock,
  toProps(block, context) {
    return withoutUndefined({
      image: toImage(block.image, { widths: DESKTOP_WIDTHS, quality: QUALITY }, context.imageUrl),
      imageMobile: toOptionalImage(block.imageMobile, { widths: MOBILE_WIDTHS, quality: QUALITY }, context),
      title: titleLines(plainText(block.title) ?? ''),
      level: toHeadingLevel(block.titleLevel),
      text: plainText(block.text),
      buttons: toRowButtons([block.button1, block.button2], context),
      position: block.textPosition ?? 'left',
      color: block.textColorDesktop ?? 'dark',
      colorMobile: block.textColorMobile ?? 'dark',
      size: block.textStyle ?? 'big',
      blog: block.blog ?? false,
      first: context.first,
    });
  },
};
