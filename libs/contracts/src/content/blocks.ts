import * as v from 'valibot';
import {
  blogTeasersBlock,
  blogsOverviewBlock,
  brandsDirectoryBlock,
  inspirationOverviewBlock,
  looksOverviewBlock,
} from './overview-blocks';
import {
  doubleBannerBlock,
  headerBannerBlock,
  imageWithTextBlock,
  pageHeroBlock,
  videoImageBlock,
} from './picture-blocks';
import { contactOptionsBlock, faqBlock, inPageMenuBlock, openingHoursBlock } from './service-blocks';
import {
  contentSliderBlock,
  infoSliderBlock,
  inspirationBlock,
  instagramFeedBlock,
  manufacturerSliderBlock,
  productSliderBlock,
} from './slider-blocks';
import {
  buttonsBlock,
  callToActionBlock,
  contentBlock,
  quoteBlock,
  rawHtmlBlock,
  spacingBlock,
  textBlock,
} from './text-blocks';

/** Everything a page can be built of. */
export type Block = v.InferOutput<typeof block>;
export const block = v.variant('_type', [
  openingHoursBlock,
  inPageMenuBlock,
  faqBlock,
  contactOptionsBlock,
  blogTeasersBlock,
  blogsOverviewBlock,
  brandsDirectoryBlock,
  buttonsBlock,
  callToActionBlock,
  contentBlock,
  contentSliderBlock,
  doubleBannerBlock,
  headerBannerBlock,
  imageWithTextBlock,
  infoSliderBlock,
  inspirationBlock,
  inspirationOverviewBlock,
  instagramFeedBlock,
  looksOverviewBlock,
  manufacturerSliderBlock,
  pageHeroBlock,
  productSliderBlock,
  quoteBlock,
  rawHtmlBlock,
  spacingBlock,
  textBlock,
  videoImageBlock,
]);

export type BlockType = Block['_type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { _type: Type }>;
