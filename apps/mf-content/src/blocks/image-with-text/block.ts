import type { ImageWithTextBlock } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { ImageWithText } from './image-with-text';
import type { ImageWithTextProps } from './to-image-with-text';

export const imageWithText: BlockKind<ImageWithTextBlock, ImageWithTextProps> = {
  view: ImageWithText,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-image-with-text'),
};
