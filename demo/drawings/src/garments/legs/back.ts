import type { Drawing } from '../../drawing.ts';
import { SIDES, sideSpline } from '../../spline.ts';
import { button, flap, HORN, patchPocket, welt } from '../trims.ts';
import type { Cut } from './cut.ts';

/** The seam between the two halves of the back. */
export const seatSeam = (drawing: Drawing, { crotch, band }: Cut): void =>
  drawing.seam(`M0 ${band + 10}V${crotch}`);

/** A dart above each back pocket. */
export function darts(drawing: Drawing, { waist, hip: [, py], band }: Cut): void {
  for (const side of SIDES)
    drawing.seam(
      sideSpline(
        side,
        [
          [waist * 0.5, band + 10],
          [waist * 0.5, py * 0.62],
        ],
        false,
      ),
    );
}

/** Two welted back pockets with a button, or with a flap over it. */
export function backPockets(drawing: Drawing, { waist, hip: [, py] }: Cut, flaps: boolean): void {
  for (const side of SIDES) {
    const [inner, outer] = [waist * 0.3, waist * 0.76];
    if (flaps) {
      const left = side < 0 ? -outer : inner;
      flap(drawing, left, py * 0.65, outer - inner, 96, 0);
      button(drawing, waist * 0.53 * side, py * 0.65 + 66, 16, HORN);
      continue;
    }
    welt(
      drawing,
      side < 0 ? [-outer, py * 0.66] : [inner, py * 0.68],
      side < 0 ? [-inner, py * 0.68] : [outer, py * 0.66],
      16,
    );
    button(drawing, waist * 0.53 * side, py * 0.76, 13, HORN);
  }
}

/** One pocket sewn on the right of the back. */
export function softPocket(drawing: Drawing, { waist, hip: [, py], band }: Cut): void {
  const [l, r, t, b] = [waist * 0.24, waist * 0.82, band + py * 0.3, band + py * 1.02];
  patchPocket(
    drawing,
    [
      [l, t + 4, 'corner'],
      [r, t - 6, 'corner'],
      [r + 6, b - 30],
      [r - 24, b],
      [l + 26, b + 4],
      [l - 2, b - 24],
    ],
    [
      [l + 12, t + 34, 'corner'],
      [r - 10, t + 24, 'corner'],
      [r - 8, b - 36],
      [r - 32, b - 14],
      [l + 32, b - 10],
      [l + 12, b - 32],
      [l + 12, t + 34, 'corner'],
    ],
    4,
  );
}
