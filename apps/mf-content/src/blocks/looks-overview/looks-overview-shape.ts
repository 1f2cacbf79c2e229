import { maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';

/** Every look, by gender and page. */
export type LooksOverviewBlock = v.InferOutput<typeof looksOverviewBlock>;
export const looksOverviewBlock = blockOf('looksOverview', { title: maybeText });
