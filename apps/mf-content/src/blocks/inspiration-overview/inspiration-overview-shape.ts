import { maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';

/** Looks and blogs together, newest first. */
export type InspirationOverviewBlock = v.InferOutput<typeof inspirationOverviewBlock>;
export const inspirationOverviewBlock = blockOf('inspirationOverview', { title: maybeText });
