import type { FaqBlock } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { Faq } from './faq';
import type { FaqProps } from './to-faq';

export const faq: BlockKind<FaqBlock, FaqProps> = {
  view: Faq,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-faq'),
};
