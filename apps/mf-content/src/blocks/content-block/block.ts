import type { ContentBlock as ContentBlockOnWire } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { ContentBlock } from './content-block';
import type { ContentBlockProps } from './to-content-block';

export const contentBlock: BlockKind<ContentBlockOnWire, ContentBlockProps> = {
  view: ContentBlock,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-content-block'),
};
