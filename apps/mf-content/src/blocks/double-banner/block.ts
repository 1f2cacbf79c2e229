import type { DoubleBannerBlock } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { DoubleBanner } from './double-banner';
import type { DoubleBannerProps } from './to-double-banner';

export const doubleBanner: BlockKind<DoubleBannerBlock, DoubleBannerProps> = {
  view: DoubleBanner,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-double-banner'),
};
