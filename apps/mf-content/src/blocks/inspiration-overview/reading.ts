import { overviewReading, type OverviewBlock } from '../../overviews/overview-reading';

/** Overview of looks and blogs together, newest first. */
export type InspirationOverviewBlock = OverviewBlock<'inspirationOverview'>;

export const reading = overviewReading('inspirationOverview', 'inspiration');
