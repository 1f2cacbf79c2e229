import type { BlockKind } from '../block-kind';
import { RawHtml } from './raw-html';
import type { RawHtmlProps } from './to-raw-html';
import type { RawHtmlBlock } from './raw-html-shape';

export const rawHtml: BlockKind<RawHtmlBlock, RawHtmlProps> = {
  view: RawHtml,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-raw-html'),
};
