import { maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';

/** Every blog, by gender and page. */
export type BlogsOverviewBlock = v.InferOutput<typeof blogsOverviewBlock>;
export const blogsOverviewBlock = blockOf('blogsOverview', { title: maybeText });
