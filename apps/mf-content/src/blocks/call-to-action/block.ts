import type { BlockKind } from '../block-kind';
import { CallToAction } from './call-to-action';
import type { CallToActionProps } from './to-call-to-action';
import type { CallToActionBlock } from './call-to-action-shape';

export const callToAction: BlockKind<CallToActionBlock, CallToActionProps> = {
  view: CallToAction,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-call-to-action'),
};
