import type { BlockType } from '../../../../../apps/mf-content/src/blocks/block-types.ts';
import { WrittenError } from '../../written/written-error.ts';
import type { WrittenBlock } from '../../written/written-file.ts';
import type { BlockKind, BlockPart } from './block-kind.ts';
import { doubleBanner, headerBanner, pageHero } from './banner-blocks.ts';
import { faq } from './faq.ts';
import {
  blogsOverview,
  blogTeasers,
  brandsDirectory,
  inspirationOverview,
  looksOverview,
  lookTeasers,
} from './overview-blocks.ts';
import { imageWithText, videoImage } from './picture-blocks.ts';
import { inspiration, productSlider } from './product-slider.ts';
import { contactOptions, inPageMenu, openingHours, rawHtml, sizeTables } from './service-blocks.ts';
import { contentSlider, infoSlider, instagramFeed, manufacturerSlider } from './slider-blocks.ts';
import { buttonsBlock, callToAction, contentBlock, quote, spacing, textBlock } from './text-blocks.ts';

/** Types of blocks in the demo's pages; a shop may have more. */
const KINDS = {
  blogTeasers,
  blogsOverview,
  brandsDirectory,
  buttons: buttonsBlock,
  callToAction,
  contactOptions,
  contentBlock,
  contentSlider,
  doubleBanner,
  faq,
  headerBanner,
  imageWithText,
  inPageMenu,
  infoSlider,
  inspiration,
  inspirationOverview,
  instagramFeed,
  looksOverview,
  lookTeasers,
  manufacturerSlider,
  openingHours,
  pageHero,
  productSlider,
  quote,
  rawHtml,
  sizeTables,
  spacing,
  textBlock,
  videoImage,
} satisfies { readonly [Type in BlockType]?: BlockKind };

/** Types of blocks that can be written. */
export const WRITTEN_TYPES: readonly string[] = Object.keys(KINDS);

const isKnown = (type: string): type is keyof typeof KINDS => Object.hasOwn(KINDS, type);

/** @throws WrittenError when there is no such type of block, or it is invalid. */
export function readBlock(written: WrittenBlock): BlockPart {
  const { file, line, type } = written;
  if (isKnown(type)) return KINDS[type].read(written);
  const types = WRITTEN_TYPES.join(', ');
  throw new WrittenError(file, line, `There is no block of the type ${type}; there are ${types}.`);
}
