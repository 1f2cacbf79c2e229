import { overviewReading, type OverviewBlock } from '../../overviews/overview-reading';

/** Every look, by gender and page. */
export type LooksOverviewBlock = OverviewBlock<'looksOverview'>;

export const reading = overviewReading('looksOverview', 'looks');
