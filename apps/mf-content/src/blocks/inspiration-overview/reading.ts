import { maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { resolveOverview, type OverviewStart } from '../../overviews/resolve-overview';
import { toOverview, type OverviewProps } from '../../overviews/to-overview';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

/** Looks and blogs together, newest first. */
export type InspirationOverviewBlock = v.InferOutput<typeof inspirationOverviewBlock>;
const inspirationOverviewBlock = blockOf('inspirationOverview', { title: maybeText });

export const reading: BlockReading<InspirationOverviewBlock, OverviewProps, OverviewStart> = {
  shape: inspirationOverviewBlock,
  toProps: toOverview('inspiration'),
  resolve: resolveOverview('inspiration'),
};
