import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, type Point } from '../spline.ts';
import type { Torso } from './torso.ts';

/** Shoulder seams of the back, slightly below the shoulders. Stitched on jersey. */
export function backShoulders(drawing: Drawing, torso: Torso, stitched: boolean): void {
  const {
    neck,
    shoulder: [sx, sy],
    raglan,
  } = torso;
  if (!drawing.isBack || raglan) return;
  const line = (by: number): Point[] => [
    [neck + 22, 30 + by],
    [(neck + sx) / 2, sy * 0.42 + 34 + by],
    [sx - 20, sy + 30 + by],
  ];
  for (const side of SIDES) {
    drawing.seam(spline(onSide(side, line(0)), false));
    if (stitched) drawing.stitch(spline(onSide(side, line(11)), false));
  }
}

/** Darts that shape a sleeveless back from the shoulder blades to the waist. */
export function backShaping(drawing: Drawing, top: number, bottom: number): void {
  if (!drawing.isBack) return;
  for (const side of SIDES)
    drawing.seam(
      spline(
        onSide(side, [
          [134, top],
          [124, (top + bottom) / 2],
          [138, bottom],
        ]),
        false,
      ),
    );
}
