import type { PieceViews } from '../block-views';
import { BlogTeasers } from '../blog-teasers/blog-teasers';
import { ContentSlider } from '../content-slider/content-slider';
import { InfoSlider } from '../info-slider/info-slider';
import { InstagramFeed } from '../instagram-feed/instagram-feed';
import { ManufacturerSlider } from '../manufacturer-slider/manufacturer-slider';

export const views: PieceViews<'teasers'> = {
  blogTeasers: BlogTeasers,
  contentSlider: ContentSlider,
  infoSlider: InfoSlider,
  instagramFeed: InstagramFeed,
  manufacturerSlider: ManufacturerSlider,
};
