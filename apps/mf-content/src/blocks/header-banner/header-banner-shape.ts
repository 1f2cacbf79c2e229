import {
  headingLevel,
  image,
  maybeButton,
  maybeImage,
  maybeText,
  oneOf,
  text,
} from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

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
