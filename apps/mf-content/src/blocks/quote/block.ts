import { blockKind } from '../block-kind';
import { Quote } from './quote';

export const quote = blockKind(
  Quote,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-quote'),
);
