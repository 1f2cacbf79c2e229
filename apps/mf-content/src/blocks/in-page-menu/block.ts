import type { BlockKind } from '../block-kind';
import { InPageMenu } from './in-page-menu';
import type { InPageMenuProps } from './to-in-page-menu';
import type { InPageMenuBlock } from './in-page-menu-shape';

export const inPageMenu: BlockKind<InPageMenuBlock, InPageMenuProps> = {
  view: InPageMenu,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-in-page-menu'),
};
