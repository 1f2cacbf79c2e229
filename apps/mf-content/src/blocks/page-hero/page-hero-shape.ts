import { headingLevel, maybeImage, maybeText, oneOf, text } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';

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
