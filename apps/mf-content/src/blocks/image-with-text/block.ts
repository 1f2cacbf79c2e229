import type { BlockKind } from '../block-kind';
import { ImageWithText } from './image-with-text';
import type { ImageWithTextProps } from './to-image-with-text';
import type { ImageWithTextBlock } from './image-with-text-shape';

export const imageWithText: BlockKind<ImageWithTextBlock, ImageWithTextProps> = {
  view: ImageWithText,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-image-with-text'),
};
