import type { BlockKind } from '../block-kind';
import { Inspiration } from './inspiration';
import type { InspirationProps } from './to-inspiration';
import type { InspirationBlock } from './inspiration-shape';

export const inspiration: BlockKind<InspirationBlock, InspirationProps> = {
  view: Inspiration,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-inspiration'),
};
