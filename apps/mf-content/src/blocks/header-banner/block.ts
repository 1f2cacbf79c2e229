import type { BlockKind } from '../block-kind';
import { HeaderBanner } from './header-banner';
import type { HeaderBannerProps } from './to-header-banner';
import type { HeaderBannerBlock } from './header-banner-shape';

export const headerBanner: BlockKind<HeaderBannerBlock, HeaderBannerProps> = {
  view: HeaderBanner,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-header-banner'),
};
