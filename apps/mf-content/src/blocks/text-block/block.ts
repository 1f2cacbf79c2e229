import { blockKind } from '../block-kind';
import { TextBlock } from './text-block';

export const textBlock = blockKind(
  TextBlock,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-text-block'),
);
