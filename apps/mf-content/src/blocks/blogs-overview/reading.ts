import { overviewReading, type OverviewBlock } from '../../overviews/overview-reading';

/** Overview of all blogs, by gender and page. */
export type BlogsOverviewBlock = OverviewBlock<'blogsOverview'>;

export const reading = overviewReading('blogsOverview', 'blogs');
