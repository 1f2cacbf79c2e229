import type { SpacingBlock } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { Spacing } from './spacing';
import type { SpacingProps } from './to-spacing';

export const spacing: BlockKind<SpacingBlock, SpacingProps> = {
  view: Spacing,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-spacing'),
};
