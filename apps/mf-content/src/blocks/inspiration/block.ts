import { blockKind } from '../block-kind';
import { Inspiration } from './inspiration';

export const inspiration = blockKind(
  Inspiration,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-inspiration'),
);
