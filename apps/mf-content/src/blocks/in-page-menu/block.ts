import { blockKind } from '../block-kind';
import { InPageMenu } from './in-page-menu';

export const inPageMenu = blockKind(
  InPageMenu,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-in-page-menu'),
);
