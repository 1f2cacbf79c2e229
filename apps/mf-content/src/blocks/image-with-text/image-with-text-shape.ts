import { headingLevel, image, maybeButton, oneOf, richText, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

export type ImageWithTextBlock = v.InferOutput<typeof imageWithTextBlock>;
export const imageWithTextBlock = blockOf('imageWithText', {
  image,
  imageAlt: text,
  imageFormat: oneOf('square', 'rectangleHorizontal', 'rectangleVertical'),
  /** True puts the picture before the text. */
  imageLeft: v.nullish(v.boolean(), true),
  imageBoxShadow: v.exactOptional(v.picklist(['solid', 'border'])),
  title: text,
  headingLevel,
  text: richText,
  button: maybeButton,
});
