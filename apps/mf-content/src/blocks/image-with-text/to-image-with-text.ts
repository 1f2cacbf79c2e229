import type { ImageWithTextBlock, PortableText } from '@weefsel/contracts';
import type { ButtonLinkProps } from '@weefsel/ui';
import { toButtonProps } from '@weefsel/ui';
import type { ImageProps } from '../../images/to-image';
import { toImage } from '../../images/to-image';
import type { BlockContext } from '../block-context';
import { headingLevel } from '../heading-level';

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
  title: string;
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
  return {
    image: toImage(image, { widths: WIDTHS, ratio: RATIOS[imageFormat] ?? 1, alt: imageAlt }, imageUrl),
    format: imageFormat,
    imageLeft: block.imageLeft ?? true,
    shadow: block.imageBoxShadow ?? 'none',
    title: block.title,
    level: headingLevel(block.headingLevel),
    text: block.text ?? [],
    ...(button?.text && { button: toButtonProps({ ...button, buttonAlignment: 'left' }, hrefOf(button)) }),
  };
}
