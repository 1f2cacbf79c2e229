import type { PieceViews } from '../block-views';
import { BrandsDirectory } from '../brands-directory/brands-directory';
import { Overview } from '../../overviews/overview';

export const views: PieceViews<'overviews'> = {
  blogsOverview: Overview,
  brandsDirectory: BrandsDirectory,
  inspirationOverview: Overview,
  looksOverview: Overview,
};
