import type { BlockKind } from '../block-kind';
import { DoubleBanner } from './double-banner';
import type { DoubleBannerProps } from './to-double-banner';
import type { DoubleBannerBlock } from './double-banner-shape';

export const doubleBanner: BlockKind<DoubleBannerBlock, DoubleBannerProps> = {
  view: DoubleBanner,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-double-banner'),
};
