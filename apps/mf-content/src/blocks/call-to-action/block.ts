import { blockKind } from '../block-kind';
import { CallToAction } from './call-to-action';

export const callToAction = blockKind(
  CallToAction,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-call-to-action'),
);
