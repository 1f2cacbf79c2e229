import type { OverviewStart } from '../../overviews/resolve-overview';
import { Overview } from '../../overviews/overview';
import type { OverviewProps } from '../../overviews/to-overview';
import type { BlockKind } from '../block-kind';
import type { InspirationOverviewBlock } from './inspiration-overview-shape';

export const inspirationOverview: BlockKind<InspirationOverviewBlock, OverviewProps, OverviewStart> = {
  view: Overview,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './reading'),
};
