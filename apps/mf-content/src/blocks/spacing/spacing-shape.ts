import * as v from 'valibot';
import { blockOf } from '../block-shape';

/** Empty room between two blocks, in px. */
export type SpacingBlock = v.InferOutput<typeof spacingBlock>;
export const spacingBlock = blockOf('spacing', {
  desktopHeight: v.nullish(v.number(), 0),
  mobileHeight: v.nullish(v.number(), 0),
});
