import { blockKind } from '../block-kind';
import { DoubleBanner } from './double-banner';

export const doubleBanner = blockKind(
  DoubleBanner,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-double-banner'),
);
