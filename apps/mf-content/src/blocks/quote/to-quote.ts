import { maybeImage, maybeText, text } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { toOptionalImage, type ImageProps } from '../../images/to-image';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

export type QuoteBlock = v.InferOutput<typeof quoteBlock>;
const quoteBlock = blockOf('quote', {
  quote: text,
  /** The author. */
  name: text,
  image: maybeImage,
  imageAlt: maybeText,
});

const WIDTHS = [320, 640];

export interface QuoteProps {
  quote: string;
  name?: string;
  image?: ImageProps;
}

/** A quotation without the editor's quotation marks: the view adds them. */
export const reading: BlockReading<QuoteBlock, QuoteProps> = {
  shape: quoteBlock,
  toProps(block, context) {
    const alt = plainText(block.imageAlt) ?? '';
    return withoutUndefined({
      quote: (plainText(block.quote) ?? '').replace(/^["'“”„‘’]+|["'“”„‘’]+$/g, '').trim(),
      name: plainText(block.name),
      image: toOptionalImage(block.image, { widths: WIDTHS, ratio: 4 / 5, alt }, context),
    });
  },
};
