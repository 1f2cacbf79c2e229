import type { PortableText } from '@weefsel/contracts';
import { headingLevel, image, maybeButton, oneOf, richText, text } from '@weefsel/contracts/shapes';
import { toButtonProps, type ButtonLinkProps } from '@weefsel/ui';
import * as v from 'valibot';
import { toImage, type ImageProps } from '../../images/to-image';
import { toRichText } from '../../rich-text/to-rich-text';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { toHeadingLevel } from '../heading-level';

export type ImageWithTextBlock = v.InferOutput<typeof imageWithTextBlock>;
const imageWithTextBlock = blockOf('imageWithText', {
  image,
  imageAlt: text,
  imageFormat: oneOf('square', 'rectangleHorizontal', 'rectangleVertical'),
  /** True places the picture before the text. */
  imageLeft: v.nullish(v.boolean(), true),
  imageBoxShadow: v.exactOptional(v.picklist(['solid', 'border'])),
  title: text,
  headingLevel,
  text: richText,
  button: maybeButton,
});

const WIDTHS = [640, 768, 1024, 1280];

const RATIOS = {
  square: 1,
  rectangleHorizontal: 4 / 3,
  rectangleVertical: 4 / 5,
} as const satisfies Record<ImageWithTextBlock['imageFormat'], number>;

export interface ImageWithTextProps {
  image: ImageProps;
  format: ImageWithTextBlock['imageFormat'];
  imageLeft: boolean;
  shadow: 'none' | 'solid' | 'border';
  title?: string;
  level: 1 | 2 | 3 | 4;
  text: PortableText;
  button?: ButtonLinkProps;
}

/** A picture in one of three formats beside a text. */
export const reading: BlockReading<ImageWithTextBlock, ImageWithTextProps> = {
  shape: imageWithTextBlock,
  toProps(block, { imageUrl, hrefOf }) {
    const { image, imageAlt, imageFormat, button } = block;
    const alt = plainText(imageAlt) ?? '';
    return withoutUndefined({
      image: toImage(image, { widths: WIDTHS, ratio: RATIOS[imageFormat] ?? 1, alt }, imageUrl),
      format: imageFormat,
      imageLeft: block.imageLeft ?? true,
      shadow: block.imageBoxShadow ?? ('none' as const),
      title: plainText(block.title),
      level: toHeadingLevel(block.headingLevel),
      text: toRichText(block.text),
      button: button?.text
        ? toButtonProps({ ...button, buttonAlignment: 'left' }, hrefOf(button))
        : undefined,
    });
  },
};
