// One line per block, by its name on the wire. The folder of a block holds everything else.
export { doubleBanner } from '../double-banner/block';
export { headerBanner } from '../header-banner/block';
export { inspiration } from '../inspiration/block';
export { pageHero } from '../page-hero/block';
export { videoImage } from '../video-image/block';
