import { overviewReading, type OverviewBlock } from '../../overviews/overview-reading';

/** Overview of all looks, by gender and page. */
export type LooksOverviewBlock = OverviewBlock<'looksOverview'>;

export const reading = overviewReading('looksOverview', 'looks');
