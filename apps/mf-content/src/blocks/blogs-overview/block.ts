import type { OverviewStart } from '../../overviews/resolve-overview';
import { Overview } from '../../overviews/overview';
import type { OverviewProps } from '../../overviews/to-overview';
import type { BlockKind } from '../block-kind';
import type { BlogsOverviewBlock } from './blogs-overview-shape';

export const blogsOverview: BlockKind<BlogsOverviewBlock, OverviewProps, OverviewStart> = {
  view: Overview,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './reading'),
};
