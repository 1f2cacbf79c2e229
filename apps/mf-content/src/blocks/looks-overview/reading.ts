import type { LooksOverviewBlock } from '@weefsel/contracts';
import { gatherOverview, type OverviewStart } from '../../overviews/gather-overview';
import { toOverview, type OverviewProps } from '../../overviews/to-overview';
import type { BlockReading } from '../block-kind';

export const reading: BlockReading<LooksOverviewBlock, OverviewProps, OverviewStart> = {
  toProps: toOverview('looks'),
  gather: gatherOverview('looks'),
};
