import type { OverviewStart } from '../../overviews/resolve-overview';
import { Overview } from '../../overviews/overview';
import type { OverviewProps } from '../../overviews/to-overview';
import type { BlockKind } from '../block-kind';
import type { LooksOverviewBlock } from './looks-overview-shape';

export const looksOverview: BlockKind<LooksOverviewBlock, OverviewProps, OverviewStart> = {
  view: Overview,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './reading'),
};
