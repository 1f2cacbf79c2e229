// One line for each block, by its name on the wire: everything about it is in its folder.
export { doubleBanner } from '../double-banner/block';
export { headerBanner } from '../header-banner/block';
export { inspiration } from '../inspiration/block';
export { pageHero } from '../page-hero/block';
export { videoImage } from '../video-image/block';
