import { resolveOverview, type OverviewStart } from '../../overviews/resolve-overview';
import { toOverview, type OverviewProps } from '../../overviews/to-overview';
import type { BlockReading } from '../block-kind';
import { inspirationOverviewBlock, type InspirationOverviewBlock } from './inspiration-overview-shape';

export const reading: BlockReading<InspirationOverviewBlock, OverviewProps, OverviewStart> = {
  shape: inspirationOverviewBlock,
  toProps: toOverview('inspiration'),
  resolve: resolveOverview('inspiration'),
};
