import { resolveOverview, type OverviewStart } from '../../overviews/resolve-overview';
import { toOverview, type OverviewProps } from '../../overviews/to-overview';
import type { BlockReading } from '../block-kind';
import { blogsOverviewBlock, type BlogsOverviewBlock } from './blogs-overview-shape';

export const reading: BlockReading<BlogsOverviewBlock, OverviewProps, OverviewStart> = {
  shape: blogsOverviewBlock,
  toProps: toOverview('blogs'),
  resolve: resolveOverview('blogs'),
};
