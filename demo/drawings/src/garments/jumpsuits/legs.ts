import type { Drawing } from '../../drawing.ts';
import { onSide, spline, type Point } from '../../spline.ts';

/** A pair of legs below a waist: their widths and length. */
export interface Legs {
  top: number;
  waist: number;
  /** Half the hip, and its height. */
  hip: readonly [x: number, y: number];
  /** Height at which the legs part. */
  crotch: number;
  /** Outer and inner end of the right leg. */
  outer: number;
  inner: number;
  hem: number;
}

/** Two legs; the left one (as seen) lies over the other. */
export function layLegs(drawing: Drawing, { top, waist, hip, crotch, outer, inner, hem }: Legs): void {
  const knee = crotch + (hem - crotch) * 0.44;
  const deep = (hem - top) / 1444;
  for (const side of [1, -1] as const) {
    const shape: Point[] = [
      [-6, top, 'corner'],
      [waist, top, 'corner'],
      [hip[0], hip[1]],
      [hip[0] + (outer - hip[0]) * 0.36, hip[1] + 200 * deep],
      [hip[0] + (outer - hip[0]) * 0.64, knee],
      [outer, hem - 4, 'corner'],
      [(outer + inner) / 2, hem + 12],
      [inner, hem, 'corner'],
      [inner - (inner - 8) * 0.36, knee],
      [8, crotch, 'corner'],
      [0, (top + crotch) / 2],
    ];
    const middle = (outer + inner) / 2;
    drawing.cloth(spline(onSide(side, shape)), {
      round: 'tube',
      lift: side < 0 ? 0.4 : 0,
      creases: [
        { from: [130 * side, top + 14], to: [190 * side, hip[1] + 100], bend: 10, width: 18, depth: 0.6 },
        {
          from: [20 * side, crotch - 30],
          to: [230 * side, crotch - 130],
          bend: -24 * side,
          width: 20,
          depth: 0.5,
        },
        {
          from: [hip[0] * 0.53 * side, hip[1] + 80],
          to: [(middle - 76) * side, hem - 10],
          bend: 12,
          width: 34 * Math.min(1, deep + 0.2),
          depth: 0.6,
          shape: 'flare',
        },
        {
          from: [hip[0] * 0.91 * side, hip[1] + 200 * deep],
          to: [(middle + 94) * side, hem - 10],
          bend: -12,
          width: 34 * Math.min(1, deep + 0.2),
          depth: 0.6,
          shape: 'flare',
        },
        {
          from: [70 * side, crotch + 110 * deep],
          to: [(inner + 38) * side, hem - 10],
          bend: 8,
          width: 26,
          depth: 0.5,
          shape: 'flare',
        },
      ],
    });
  }
}
