import { overviewReading, type OverviewBlock } from '../../overviews/overview-reading';

/** Looks and blogs together, newest first. */
export type InspirationOverviewBlock = OverviewBlock<'inspirationOverview'>;

export const reading = overviewReading('inspirationOverview', 'inspiration');
