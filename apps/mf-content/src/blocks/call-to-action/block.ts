import type { CallToActionBlock } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { CallToAction } from './call-to-action';
import type { CallToActionProps } from './to-call-to-action';

export const callToAction: BlockKind<CallToActionBlock, CallToActionProps> = {
  view: CallToAction,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-call-to-action'),
};
