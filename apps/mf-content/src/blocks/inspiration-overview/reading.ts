import type { InspirationOverviewBlock } from '@weefsel/contracts';
import { gatherOverview, type OverviewStart } from '../../overviews/gather-overview';
import { toOverview, type OverviewProps } from '../../overviews/to-overview';
import type { BlockReading } from '../block-kind';

export const reading: BlockReading<InspirationOverviewBlock, OverviewProps, OverviewStart> = {
  toProps: toOverview('inspiration'),
  gather: gatherOverview('inspiration'),
};
