import { blockKind } from '../block-kind';
import { OpeningHours } from './opening-hours';

export const openingHours = blockKind(
  OpeningHours,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-opening-hours'),
);
