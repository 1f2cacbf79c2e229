import { overviewReading, type OverviewBlock } from '../../overviews/overview-reading';

/** Every blog, by gender and page. */
export type BlogsOverviewBlock = OverviewBlock<'blogsOverview'>;

export const reading = overviewReading('blogsOverview', 'blogs');
