import type { BlockType } from '@weefsel/contracts';
import type { OverviewProps } from '../overviews/to-overview';
import type { BlogTeasersProps } from './blog-teasers/to-blog-teasers';
import type { BrandsDirectoryProps } from './brands-directory/to-brands-directory';
import type { ButtonsProps } from './buttons/to-buttons';
import type { CallToActionProps } from './call-to-action/to-call-to-action';
import type { ContactOptionsProps } from './contact-options/to-contact-options';
import type { ContentBlockProps } from './content-block/to-content-block';
import type { ContentSliderProps } from './content-slider/to-content-slider';
import type { DoubleBannerProps } from './double-banner/to-double-banner';
import type { FaqProps } from './faq/to-faq';
import type { HeaderBannerProps } from './header-banner/to-header-banner';
import type { ImageWithTextProps } from './image-with-text/to-image-with-text';
import type { InfoSliderProps } from './info-slider/to-info-slider';
import type { InPageMenuProps } from './in-page-menu/to-in-page-menu';
import type { InspirationProps } from './inspiration/to-inspiration';
import type { InstagramFeedProps } from './instagram-feed/to-instagram-feed';
import type { ManufacturerSliderProps } from './manufacturer-slider/to-manufacturer-slider';
import type { OpeningHoursProps } from './opening-hours/to-opening-hours';
import type { PageHeroProps } from './page-hero/to-page-hero';
import type { ProductSliderBlockProps } from './product-slider/to-product-slider';
import type { QuoteProps } from './quote/to-quote';
import type { RawHtmlProps } from './raw-html/to-raw-html';
import type { SpacingProps } from './spacing/to-spacing';
import type { TextBlockProps } from './text-block/to-text-block';
import type { VideoImageProps } from './video-image/to-video-image';

/** What the component of each block is given. */
interface PropsByType {
  blogTeasers: BlogTeasersProps;
  blogsOverview: OverviewProps;
  brandsDirectory: BrandsDirectoryProps;
  buttons: ButtonsProps;
  callToAction: CallToActionProps;
  contactOptions: ContactOptionsProps;
  contentBlock: ContentBlockProps;
  contentSlider: ContentSliderProps;
  doubleBanner: DoubleBannerProps;
  faq: FaqProps;
  headerBanner: HeaderBannerProps;
  imageWithText: ImageWithTextProps;
  infoSlider: InfoSliderProps;
  inPageMenu: InPageMenuProps;
  inspiration: InspirationProps;
  inspirationOverview: OverviewProps;
  instagramFeed: InstagramFeedProps;
  looksOverview: OverviewProps;
  manufacturerSlider: ManufacturerSliderProps;
  openingHours: OpeningHoursProps;
  pageHero: PageHeroProps;
  productSlider: ProductSliderBlockProps;
  quote: QuoteProps;
  rawHtml: RawHtmlProps;
  spacing: SpacingProps;
  textBlock: TextBlockProps;
  videoImage: VideoImageProps;
}

export type BlockProps<T extends BlockType> = PropsByType[T];

/** A block as it travels to the browser: its key, its type and the props of its component. */
export type PageBlock = {
  [T in BlockType]: { key: string; type: T; props: BlockProps<T> };
}[BlockType];
