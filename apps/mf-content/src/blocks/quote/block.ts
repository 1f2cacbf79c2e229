import type { QuoteBlock } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { Quote } from './quote';
import type { QuoteProps } from './to-quote';

export const quote: BlockKind<QuoteBlock, QuoteProps> = {
  view: Quote,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-quote'),
};
