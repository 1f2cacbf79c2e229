import { blockKind } from '../block-kind';
import { RawHtml } from './raw-html';

export const rawHtml = blockKind(
  RawHtml,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-raw-html'),
);
