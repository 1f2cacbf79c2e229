import type { PortableText } from '@weefsel/contracts';
import type { ButtonLinkProps } from '@weefsel/ui';
import { toButtonProps } from '@weefsel/ui';
import type { ImageProps } from '../../images/to-image';
import { toImage } from '../../images/to-image';
import { toRichText } from '../../rich-text/to-rich-text';
import { given } from '../../text/given';
import { plainText } from '../../text/plain-text';
import type { BlockContext } from '../block-context';
import type { BlockReading } from '../block-kind';
import { headingLevel } from '../heading-level';
import { imageWithTextBlock, type ImageWithTextBlock } from './image-with-text-shape';

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
export function toImageWithText(
  block: ImageWithTextBlock,
  { imageUrl, hrefOf }: BlockContext,
): ImageWithTextProps {
  const { image, imageAlt, imageFormat, button } = block;
  const alt = plainText(imageAlt) ?? '';
  return given({
    image: toImage(image, { widths: WIDTHS, ratio: RATIOS[imageFormat] ?? 1, alt }, imageUrl),
    format: imageFormat,
    imageLeft: block.imageLeft ?? true,
    shadow: block.imageBoxShadow ?? ('none' as const),
    title: plainText(block.title),
    level: headingLevel(block.headingLevel),
    text: toRichText(block.text),
    button: button?.text ? toButtonProps({ ...button, buttonAlignment: 'left' }, hrefOf(button)) : undefined,
  });
}

export const reading: BlockReading<ImageWithTextBlock, ImageWithTextProps> = {
  shape: imageWithTextBlock,
  toProps: toImageWithText,
};
