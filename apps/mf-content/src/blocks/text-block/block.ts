import type { BlockKind } from '../block-kind';
import { TextBlock } from './text-block';
import type { TextBlockProps } from './to-text-block';
import type { TextBlock as TextBlockOnWire } from './text-block-shape';

export const textBlock: BlockKind<TextBlockOnWire, TextBlockProps> = {
  view: TextBlock,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-text-block'),
};
