import type { BlockType } from '@weefsel/contracts';
import type { ComponentType } from 'react';
import { Overview } from '../overviews/overview';
import type { BlockProps } from './block-props';
import { BlogTeasers } from './blog-teasers/blog-teasers';
import { BrandsDirectory } from './brands-directory/brands-directory';
import { Buttons } from './buttons/buttons';
import { CallToAction } from './call-to-action/call-to-action';
import { ContactOptions } from './contact-options/contact-options';
import { ContentBlock } from './content-block/content-block';
import { ContentSlider } from './content-slider/content-slider';
import { DoubleBanner } from './double-banner/double-banner';
import { Faq } from './faq/faq';
import { HeaderBanner } from './header-banner/header-banner';
import { ImageWithText } from './image-with-text/image-with-text';
import { InfoSlider } from './info-slider/info-slider';
import { InPageMenu } from './in-page-menu/in-page-menu';
import { Inspiration } from './inspiration/inspiration';
import { InstagramFeed } from './instagram-feed/instagram-feed';
import { ManufacturerSlider } from './manufacturer-slider/manufacturer-slider';
import { OpeningHours } from './opening-hours/opening-hours';
import { PageHero } from './page-hero/page-hero';
import { ProductSliderBlock } from './product-slider/product-slider-block';
import { Quote } from './quote/quote';
import { RawHtml } from './raw-html/raw-html';
import { Spacing } from './spacing/spacing';
import { TextBlock } from './text-block/text-block';
import { VideoImage } from './video-image/video-image';

/** The component of every block; a block type without one does not compile. */
export const registry: { [T in BlockType]: ComponentType<{ id: string; block: BlockProps<T> }> } = {
  blogTeasers: BlogTeasers,
  blogsOverview: Overview,
  brandsDirectory: BrandsDirectory,
  buttons: Buttons,
  callToAction: CallToAction,
  contactOptions: ContactOptions,
  contentBlock: ContentBlock,
  contentSlider: ContentSlider,
  doubleBanner: DoubleBanner,
  faq: Faq,
  headerBanner: HeaderBanner,
  imageWithText: ImageWithText,
  infoSlider: InfoSlider,
  inPageMenu: InPageMenu,
  inspiration: Inspiration,
  inspirationOverview: Overview,
  instagramFeed: InstagramFeed,
  looksOverview: Overview,
  manufacturerSlider: ManufacturerSlider,
  openingHours: OpeningHours,
  pageHero: PageHero,
  productSlider: ProductSliderBlock,
  quote: Quote,
  rawHtml: RawHtml,
  spacing: Spacing,
  textBlock: TextBlock,
  videoImage: VideoImage,
};
