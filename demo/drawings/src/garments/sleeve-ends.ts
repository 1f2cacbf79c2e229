import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, type Point } from '../spline.ts';
import { sleeveBand, type Sleeve } from './sleeves.ts';

/** The end of a sleeve as a band of the given height, slightly wider. */
export function bandOf({ outer: [ox, oy], inner: [ix, iy] }: Sleeve, height: number, wider = 7): Point[] {
  const [dx, dy] = [ix - ox, iy - oy];
  const length = Math.hypot(dx, dy);
  const [ex, ey] = [(dx / length) * wider, (dy / length) * wider];
  const [nx, ny] = [(-dy / length) * height, (dx / length) * height];
  return [
    [ox - ex, oy - ey, 'corner'],
    [(ox + ix) / 2, (oy + iy) / 2 + 12],
    [ix + ex, iy + ey, 'corner'],
    [ix + ex + nx, iy + ey + ny, 'corner'],
    [(ox + ix) / 2 + nx, (oy + iy) / 2 + ny + 12],
    [ox - ex + nx, oy - ey + ny, 'corner'],
  ];
}

/** Ends of sleeves that are folded up once. */
export function turnedUpSleeves(drawing: Drawing, sleeve: Sleeve, height = 66, tones = drawing.tones): void {
  for (const side of SIDES) {
    drawing.cloth(spline(onSide(side, bandOf(sleeve, height))), {
      tones,
      round: 'tube',
      lift: 0.7,
      edge: 0.5,
    });
    drawing.stitch(sleeveBand(side, sleeve, height - 14, 2));
  }
}

/** Narrow bands that hold the fullness of gathered sleeves. */
export function gatheredEnds(drawing: Drawing, sleeve: Sleeve, height = 34): void {
  for (const side of SIDES)
    drawing.cloth(spline(onSide(side, bandOf(sleeve, height, -8))), { round: 'tube', lift: 0.3, edge: 0.5 });
}

/** A plain hem of two rows of stitches. */
export function stitchedEnds(drawing: Drawing, sleeve: Sleeve, rows: readonly number[] = [30, 40]): void {
  for (const side of SIDES) for (const up of rows) drawing.stitch(sleeveBand(side, sleeve, up));
}
