import type { BlockKind } from '../block-kind';
import { Spacing } from './spacing';
import type { SpacingProps } from './to-spacing';
import type { SpacingBlock } from './spacing-shape';

export const spacing: BlockKind<SpacingBlock, SpacingProps> = {
  view: Spacing,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-spacing'),
};
