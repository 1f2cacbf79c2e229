import type { BlockKind } from '../block-kind';
import { Faq } from './faq';
import type { FaqProps } from './to-faq';
import type { FaqBlock } from './faq-shape';

export const faq: BlockKind<FaqBlock, FaqProps> = {
  view: Faq,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-faq'),
};
