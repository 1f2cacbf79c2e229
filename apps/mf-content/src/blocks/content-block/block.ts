import { blockKind } from '../block-kind';
import { ContentBlock } from './content-block';

export const contentBlock = blockKind(
  ContentBlock,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-content-block'),
);
