import type { HeaderBannerBlock } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { HeaderBanner } from './header-banner';
import type { HeaderBannerProps } from './to-header-banner';

export const headerBanner: BlockKind<HeaderBannerBlock, HeaderBannerProps> = {
  view: HeaderBanner,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-header-banner'),
};
