import { headingLevel, maybeImage, maybeText, oneOf, text } from '@weefsel/contracts/shapes';
import type { HeadingLevel } from '@weefsel/ui';
import type * as v from 'valibot';
import { toOptionalImage, type ImageProps } from '../../images/to-image';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { toHeadingLevel } from '../heading-level';

/** The head of a page: its title, alone or with a picture beside or behind it. */
export type PageHeroBlock = v.InferOutput<typeof pageHeroBlock>;
const pageHeroBlock = blockOf('pageHero', {
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

const BESIDE = { widths: [640, 1024, 1536], ratio: 5 / 4 };
const BEHIND = { widths: [1024, 1536, 2400], quality: 65 };
const BEHIND_ON_PHONES = { widths: [640, 1024], quality: 65 };

export interface PageHeroProps {
  kind: PageHeroBlock['heroType'];
  kicker?: string;
  title: string;
  level: HeadingLevel;
  text?: string;
  image?: ImageProps;
  imageMobile?: ImageProps;
  first: boolean;
}

/** The head of a page; without its picture it becomes `plain`. */
export const reading: BlockReading<PageHeroBlock, PageHeroProps> = {
  shape: pageHeroBlock,
  toProps(block, context) {
    const wanted = block.heroType === 'imageRight' || block.heroType === 'headerBgImage';
    const behind = block.heroType === 'headerBgImage';
    const image = wanted ? toOptionalImage(block.image, behind ? BEHIND : BESIDE, context) : undefined;
    return withoutUndefined({
      kind: image ? block.heroType : 'plain',
      kicker: plainText(block.kicker),
      title: plainText(block.title) ?? '',
      level: toHeadingLevel(block.titleLevel ?? 'h1'),
      text: plainText(block.text),
      image,
      imageMobile:
        image && behind ? toOptionalImage(block.imageMobile, BEHIND_ON_PHONES, context) : undefined,
      first: context.first,
    });
  },
};
