import * as v from 'valibot';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

/** Empty space between two blocks, in px. */
export type SpacingBlock = v.InferOutput<typeof spacingBlock>;
const spacingBlock = blockOf('spacing', {
  desktopHeight: v.nullish(v.number(), 0),
  mobileHeight: v.nullish(v.number(), 0),
});

/** Maximum in px: more would look like the end of the page. */
const MOST = 480;

export interface SpacingProps {
  /** Height in px. */
  desktop: number;
  mobile: number;
}

const height = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(MOST, Math.max(0, Math.round(value))) : 0;

/** Two heights from 0 to 480 px; anything but a number counts as 0. */
export const reading: BlockReading<SpacingBlock, SpacingProps> = {
  shape: spacingBlock,
  toProps: ({ desktopHeight, mobileHeight }) => ({
    desktop: height(desktopHeight),
    mobile: height(mobileHeight),
  }),
};
