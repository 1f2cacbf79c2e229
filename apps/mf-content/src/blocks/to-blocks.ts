import type { BlockOf, BlockType } from '@weefsel/contracts';
import { toOverview } from '../overviews/to-overview';
import type { BlockContext, PageSurroundings, RawBlock } from './block-context';
import type { BlockProps, PageBlock } from './block-props';
import { toBlogTeasers } from './blog-teasers/to-blog-teasers';
import { toBrandsDirectory } from './brands-directory/to-brands-directory';
import { toButtons } from './buttons/to-buttons';
import { toCallToAction } from './call-to-action/to-call-to-action';
import { toContactOptions } from './contact-options/to-contact-options';
import { toContentBlock } from './content-block/to-content-block';
import { toContentSlider } from './content-slider/to-content-slider';
import { toDoubleBanner } from './double-banner/to-double-banner';
import { toFaq } from './faq/to-faq';
import { toHeaderBanner } from './header-banner/to-header-banner';
import { toImageWithText } from './image-with-text/to-image-with-text';
import { toInfoSlider } from './info-slider/to-info-slider';
import { toInPageMenu } from './in-page-menu/to-in-page-menu';
import { toInspiration } from './inspiration/to-inspiration';
import { toInstagramFeed } from './instagram-feed/to-instagram-feed';
import { toManufacturerSlider } from './manufacturer-slider/to-manufacturer-slider';
import { toOpeningHours } from './opening-hours/to-opening-hours';
import { toPageHero } from './page-hero/to-page-hero';
import { toProductSlider } from './product-slider/to-product-slider';
import { toQuote } from './quote/to-quote';
import { toRawHtml } from './raw-html/to-raw-html';
import { toSpacing } from './spacing/to-spacing';
import { toTextBlock } from './text-block/to-text-block';
import { toVideoImage } from './video-image/to-video-image';

type ToProps<T extends BlockType> = (block: BlockOf<T>, context: BlockContext<T>) => BlockProps<T>;

/** How every block on the wire becomes props; a block type without one does not compile. */
const toProps: { [T in BlockType]: ToProps<T> } = {
  blogTeasers: toBlogTeasers,
  blogsOverview: toOverview('blogs'),
  brandsDirectory: toBrandsDirectory,
  buttons: toButtons,
  callToAction: toCallToAction,
  contactOptions: toContactOptions,
  contentBlock: toContentBlock,
  contentSlider: toContentSlider,
  doubleBanner: toDoubleBanner,
  faq: toFaq,
  headerBanner: toHeaderBanner,
  imageWithText: toImageWithText,
  infoSlider: toInfoSlider,
  inPageMenu: toInPageMenu,
  inspiration: toInspiration,
  inspirationOverview: toOverview('inspiration'),
  instagramFeed: toInstagramFeed,
  looksOverview: toOverview('looks'),
  manufacturerSlider: toManufacturerSlider,
  openingHours: toOpeningHours,
  pageHero: toPageHero,
  productSlider: toProductSlider,
  quote: toQuote,
  rawHtml: toRawHtml,
  spacing: toSpacing,
  textBlock: toTextBlock,
  videoImage: toVideoImage,
};

const toPropsOf = ({ _type }: RawBlock) =>
  Object.hasOwn(toProps, _type)
    ? (toProps as unknown as Record<string, (block: RawBlock, context: object) => object>)[_type]
    : undefined;

/** The blocks of a page as they are shown; what is unknown or broken is reported and left out. */
export function toBlocks(
  surroundings: PageSurroundings,
  gathered: ReadonlyMap<RawBlock, unknown> = new Map(),
): PageBlock[] {
  const { page, warn } = surroundings;
  return page.flatMap((block, index) => {
    const toItsProps = toPropsOf(block);
    if (!toItsProps) {
      warn(`Block type "${block._type}" is unknown to this shop: nothing is shown for it.`);
      return [];
    }
    try {
      const context = {
        ...surroundings,
        warn: (message: string) => warn(`Block "${block._key}" (${block._type}): ${message}`),
        first: index === 0,
        gathered: gathered.get(block),
      };
      return { key: block._key, type: block._type, props: toItsProps(block, context) } as PageBlock;
    } catch (error) {
      warn(`Block "${block._key}" (${block._type}) cannot be shown: ${String(error)}`);
      return [];
    }
  });
}
