import { maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { resolveOverview, type OverviewStart } from '../../overviews/resolve-overview';
import { toOverview, type OverviewProps } from '../../overviews/to-overview';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

/** Every blog, by gender and page. */
export type BlogsOverviewBlock = v.InferOutput<typeof blogsOverviewBlock>;
const blogsOverviewBlock = blockOf('blogsOverview', { title: maybeText });

export const reading: BlockReading<BlogsOverviewBlock, OverviewProps, OverviewStart> = {
  shape: blogsOverviewBlock,
  toProps: toOverview('blogs'),
  resolve: resolveOverview('blogs'),
};
