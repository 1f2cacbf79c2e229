import type { PieceViews } from '../block-views';
import { DoubleBanner } from '../double-banner/double-banner';
import { HeaderBanner } from '../header-banner/header-banner';
import { Inspiration } from '../inspiration/inspiration';
import { PageHero } from '../page-hero/page-hero';
import { VideoImage } from '../video-image/video-image';

export const views: PieceViews<'banners'> = {
  doubleBanner: DoubleBanner,
  headerBanner: HeaderBanner,
  inspiration: Inspiration,
  pageHero: PageHero,
  videoImage: VideoImage,
};
