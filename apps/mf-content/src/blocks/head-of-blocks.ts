import type { ImageUrl } from '@weefsel/api-clients';
import type { PageHead } from '@weefsel/contracts';
import { sharedImage, type ImageProps } from '../images/to-image';
import type { RawBlock } from './block-context';
import type { PageBlock } from './block-lists';
import { faqJsonLd } from './faq/faq-json-ld';
import { heroSizes } from './page-hero/hero-sizes';
import type { HeaderBannerBlock } from './header-banner/to-header-banner';
import type { PageHeroBlock } from './page-hero/to-page-hero';

interface Hero {
  image: ImageProps;
  imageMobile?: ImageProps;
  sizes: string;
}

function heroOf(block: PageBlock | undefined): Hero | undefined {
  if (block?.type === 'headerBanner') return { ...block.props, sizes: '100vw' };
  if (block?.type !== 'pageHero') return undefined;
  const { image, kind, ...hero } = block.props;
  return image && { ...hero, image, sizes: heroSizes[kind] };
}

const hasPicture = (block: RawBlock): block is HeaderBannerBlock | PageHeroBlock =>
  block._type === 'headerBanner' || block._type === 'pageHero';

/** The part of a page's head that its blocks provide: pictures and FAQ data. */
export type BlocksHead = Pick<PageHead, 'image' | 'heroImage' | 'jsonLd'>;

/** Head entries of these blocks; `page` holds the raw blocks behind them. */
export function headOfBlocks(
  blocks: readonly PageBlock[],
  page: readonly RawBlock[],
  imageUrl: ImageUrl,
): BlocksHead {
  const [first] = blocks;
  const hero = heroOf(first);
  const picture = hero && page.filter(hasPicture).find(({ _key }) => _key === first?.key)?.image;
  const jsonLd = faqJsonLd(blocks);
  return {
    ...(picture && { image: sharedImage(picture, imageUrl) }),
    // A separate phone picture depends on the screen, so the page's own markup handles it.
    ...(hero &&
      !hero.imageMobile && {
        heroImage: { src: hero.image.src, srcSet: hero.image.srcSet, sizes: hero.sizes },
      }),
    ...(jsonLd.length > 0 && { jsonLd }),
  };
}
