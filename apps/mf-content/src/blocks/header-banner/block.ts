import { blockKind } from '../block-kind';
import { HeaderBanner } from './header-banner';

export const headerBanner = blockKind(
  HeaderBanner,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-header-banner'),
);
