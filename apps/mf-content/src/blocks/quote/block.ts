import type { BlockKind } from '../block-kind';
import { Quote } from './quote';
import type { QuoteProps } from './to-quote';
import type { QuoteBlock } from './quote-shape';

export const quote: BlockKind<QuoteBlock, QuoteProps> = {
  view: Quote,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-quote'),
};
