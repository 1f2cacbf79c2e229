// One line per block, by its name on the wire. The folder of a block holds everything else.
export { buttons } from '../buttons/block';
export { callToAction } from '../call-to-action/block';
export { contentBlock } from '../content-block/block';
export { faq } from '../faq/block';
export { imageWithText } from '../image-with-text/block';
export { productSlider } from '../product-slider/block';
export { quote } from '../quote/block';
export { spacing } from '../spacing/block';
export { textBlock } from '../text-block/block';
