import type { LooksOverviewBlock } from '@weefsel/contracts';
import type { OverviewStart } from '../../overviews/gather-overview';
import { Overview } from '../../overviews/overview';
import type { OverviewProps } from '../../overviews/to-overview';
import type { BlockKind } from '../block-kind';

export const looksOverview: BlockKind<LooksOverviewBlock, OverviewProps, OverviewStart> = {
  view: Overview,
  read: () => import(/* webpackChunkName: "load.blocks" */ './reading'),
};
