import { maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { resolveOverview, type OverviewStart } from '../../overviews/resolve-overview';
import { toOverview, type OverviewProps } from '../../overviews/to-overview';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

/** Every look, by gender and page. */
export type LooksOverviewBlock = v.InferOutput<typeof looksOverviewBlock>;
const looksOverviewBlock = blockOf('looksOverview', { title: maybeText });

export const reading: BlockReading<LooksOverviewBlock, OverviewProps, OverviewStart> = {
  shape: looksOverviewBlock,
  toProps: toOverview('looks'),
  resolve: resolveOverview('looks'),
};
