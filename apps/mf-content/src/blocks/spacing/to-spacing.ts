import type { BlockReading } from '../block-kind';
import { spacingBlock, type SpacingBlock } from './spacing-shape';

/** More would look like the end of the page. */
const MOST = 480;

export interface SpacingProps {
  /** px. */
  desktop: number;
  mobile: number;
}

const height = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(MOST, Math.max(0, Math.round(value))) : 0;

/** Two heights from 0 to 480 px; what is no number is no room. */
export const toSpacing = ({ desktopHeight, mobileHeight }: SpacingBlock): SpacingProps => ({
  desktop: height(desktopHeight),
  mobile: height(mobileHeight),
});

export const reading: BlockReading<SpacingBlock, SpacingProps> = { shape: spacingBlock, toProps: toSpacing };
