import type { PieceViews } from '../block-views';
import { Buttons } from '../buttons/buttons';
import { CallToAction } from '../call-to-action/call-to-action';
import { ContentBlock } from '../content-block/content-block';
import { Faq } from '../faq/faq';
import { ImageWithText } from '../image-with-text/image-with-text';
import { ProductSliderBlock } from '../product-slider/product-slider-block';
import { Quote } from '../quote/quote';
import { Spacing } from '../spacing/spacing';
import { TextBlock } from '../text-block/text-block';

export const views: PieceViews<'texts'> = {
  buttons: Buttons,
  callToAction: CallToAction,
  contentBlock: ContentBlock,
  faq: Faq,
  imageWithText: ImageWithText,
  productSlider: ProductSliderBlock,
  quote: Quote,
  spacing: Spacing,
  textBlock: TextBlock,
};
