import type {
  BlogTeasersBlock,
  BlogsOverviewBlock,
  BrandsDirectoryBlock,
  InspirationOverviewBlock,
  LooksOverviewBlock,
} from './overview-blocks';
import type {
  DoubleBannerBlock,
  HeaderBannerBlock,
  ImageWithTextBlock,
  PageHeroBlock,
  VideoImageBlock,
} from './picture-blocks';
import type { ContactOptionsBlock, FaqBlock, InPageMenuBlock, OpeningHoursBlock } from './service-blocks';
import type {
  ContentSliderBlock,
  InfoSliderBlock,
  InspirationBlock,
  InstagramFeedBlock,
  ManufacturerSliderBlock,
  ProductSliderBlock,
} from './slider-blocks';
import type {
  ButtonsBlock,
  CallToActionBlock,
  ContentBlock,
  QuoteBlock,
  RawHtmlBlock,
  SpacingBlock,
  TextBlock,
} from './text-blocks';

/** Everything a page can be built of. */
export type Block =
  | BlogTeasersBlock
  | BlogsOverviewBlock
  | BrandsDirectoryBlock
  | ButtonsBlock
  | CallToActionBlock
  | ContactOptionsBlock
  | ContentBlock
  | ContentSliderBlock
  | DoubleBannerBlock
  | FaqBlock
  | HeaderBannerBlock
  | ImageWithTextBlock
  | InPageMenuBlock
  | InfoSliderBlock
  | InspirationBlock
  | InspirationOverviewBlock
  | InstagramFeedBlock
  | LooksOverviewBlock
  | ManufacturerSliderBlock
  | OpeningHoursBlock
  | PageHeroBlock
  | ProductSliderBlock
  | QuoteBlock
  | RawHtmlBlock
  | SpacingBlock
  | TextBlock
  | VideoImageBlock;

export type BlockType = Block['_type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { _type: Type }>;
