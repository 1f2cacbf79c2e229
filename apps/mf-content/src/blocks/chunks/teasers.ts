// One line per block, by its name on the wire. The folder of a block holds everything else.
export { blogTeasers } from '../blog-teasers/block';
export { contentSlider } from '../content-slider/block';
export { infoSlider } from '../info-slider/block';
export { instagramFeed } from '../instagram-feed/block';
export { lookTeasers } from '../look-teasers/block';
export { manufacturerSlider } from '../manufacturer-slider/block';
