import { blockKind } from '../block-kind';
import { Overview } from '../../overviews/overview';

export const blogsOverview = blockKind(
  Overview,
  () => import(/* webpackChunkName: "load.block-readings" */ './reading'),
);
