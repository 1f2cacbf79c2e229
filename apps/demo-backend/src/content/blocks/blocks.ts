import type { BlockType } from '@weefsel/contracts';
import { WrittenError } from '../written/written-error.ts';
import type { WrittenBlock } from '../written/written-file.ts';
import type { BlockKind, BlockPart } from './block-kind.ts';
import { faq } from './faq.ts';
import { imageWithText, videoImage } from './picture-blocks.ts';
import { productSlider } from './product-slider.ts';
import { callToAction, contentBlock, quote, textBlock } from './text-blocks.ts';

const KINDS: { readonly [Type in BlockType]?: BlockKind } = {
  callToAction,
  contentBlock,
  faq,
  imageWithText,
  productSlider,
  quote,
  textBlock,
  videoImage,
};

const isKnown = (type: string): type is keyof typeof KINDS => Object.hasOwn(KINDS, type);

/** @throws WrittenError when there is no such type of block, or something in it is not as it should be. */
export function readBlock(written: WrittenBlock): BlockPart {
  const { file, line, type } = written;
  const kind = isKnown(type) ? KINDS[type] : undefined;
  if (kind) return kind.read(written);
  const types = Object.keys(KINDS).join(', ');
  throw new WrittenError(file, line, `There is no block of the type ${type}; there are ${types}.`);
}
