import { blockKind } from '../block-kind';
import { Buttons } from './buttons';

export const buttons = blockKind(
  Buttons,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-buttons'),
);
