import type { Drawing } from '../../drawing.ts';
import { SIDES, sideSpline } from '../../spline.ts';
import { zip } from '../trims.ts';
import type { Cut } from './cut.ts';

/** Side pockets that close with a zip. */
export function zippedPockets(drawing: Drawing, { waist, hip: [px, py], band }: Cut): void {
  for (const side of SIDES)
    zip(
      drawing,
      sideSpline(
        side,
        [
          [waist * 0.74, band + 40, 'corner'],
          [px * 0.94, py * 0.84, 'corner'],
        ],
        false,
      ),
      [px * 0.92 * side, py * 0.78],
      11,
    );
}
