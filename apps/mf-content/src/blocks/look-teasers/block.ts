import { blockKind } from '../block-kind';
import { LookTeasers } from './look-teasers';

export const lookTeasers = blockKind(
  LookTeasers,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-look-teasers'),
);
