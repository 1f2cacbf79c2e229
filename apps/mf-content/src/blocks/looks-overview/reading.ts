import { resolveOverview, type OverviewStart } from '../../overviews/resolve-overview';
import { toOverview, type OverviewProps } from '../../overviews/to-overview';
import type { BlockReading } from '../block-kind';
import { looksOverviewBlock, type LooksOverviewBlock } from './looks-overview-shape';

export const reading: BlockReading<LooksOverviewBlock, OverviewProps, OverviewStart> = {
  shape: looksOverviewBlock,
  toProps: toOverview('looks'),
  resolve: resolveOverview('looks'),
};
