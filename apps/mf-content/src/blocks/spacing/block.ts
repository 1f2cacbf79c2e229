import { blockKind } from '../block-kind';
import { Spacing } from './spacing';

export const spacing = blockKind(
  Spacing,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-spacing'),
);
