import type { BlockKind } from '../block-kind';
import { ContentBlock } from './content-block';
import type { ContentBlockProps } from './to-content-block';
import type { ContentBlock as ContentBlockOnWire } from './content-block-shape';

export const contentBlock: BlockKind<ContentBlockOnWire, ContentBlockProps> = {
  view: ContentBlock,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-content-block'),
};
