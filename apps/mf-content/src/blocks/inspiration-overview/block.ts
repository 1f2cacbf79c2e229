import type { InspirationOverviewBlock } from '@weefsel/contracts';
import type { OverviewStart } from '../../overviews/gather-overview';
import { Overview } from '../../overviews/overview';
import type { OverviewProps } from '../../overviews/to-overview';
import type { BlockKind } from '../block-kind';

export const inspirationOverview: BlockKind<InspirationOverviewBlock, OverviewProps, OverviewStart> = {
  view: Overview,
  read: () => import(/* webpackChunkName: "load.blocks" */ './reading'),
};
