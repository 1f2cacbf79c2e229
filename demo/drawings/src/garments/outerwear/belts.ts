import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline } from '../../spline.ts';

function loops(drawing: Drawing, y: number, half: number): void {
  for (const side of SIDES)
    drawing.cloth(
      spline(
        onSide(side, [
          [half * 0.6, y - 52, 'corner'],
          [half * 0.6 + 24, y - 52, 'corner'],
          [half * 0.6 + 24, y + 54, 'corner'],
          [half * 0.6, y + 54, 'corner'],
        ]),
      ),
      { round: 'flat', lift: 0.5 },
    );
}

function knot(drawing: Drawing, y: number, tail: number): void {
  drawing.cloth(
    spline([
      [20, y + 20, 'corner'],
      [86, y + 30],
      [140, y + tail * 0.8, 'corner'],
      [74, y + tail * 0.85, 'corner'],
      [24, y + tail * 0.5],
    ]),
    { round: 'tube', lift: 0.8 },
  );
  drawing.cloth(
    spline([
      [-20, y + 16, 'corner'],
      [36, y + 30],
      [24, y + tail, 'corner'],
      [-46, y + tail - 6, 'corner'],
      [-42, y + tail * 0.5],
    ]),
    { round: 'tube', lift: 0.8 },
  );
  drawing.cloth(
    spline([
      [-48, y - 44],
      [30, y - 56],
      [66, y - 10],
      [52, y + 54],
      [-20, y + 60],
      [-58, y + 20],
    ]),
    {
      round: 'tube',
      lift: 0.9,
      creases: [{ from: [-46, y], to: [50, y + 6], bend: 12, width: 12, depth: 0.7 }],
    },
  );
}

/** A knotted belt of the garment's cloth, through two loops; from behind without its knot. */
export function tiedBelt(drawing: Drawing, y: number, half: number, tail = 410): void {
  drawing.cloth(
    spline([
      [-half - 10, y - 34, 'corner'],
      [0, y - 24],
      [half + 10, y - 34, 'corner'],
      [half + 10, y + 34, 'corner'],
      [0, y + 46],
      [-half - 10, y + 34, 'corner'],
    ]),
    { lift: 0.8, edge: 0.5 },
  );
  for (const [edge, middle] of [
    [-24, -14],
    [24, 36],
  ] as const)
    drawing.stitch(
      spline(
        [
          [-half, y + edge],
          [0, y + middle],
          [half, y + edge],
        ],
        false,
      ),
    );
  loops(drawing, y, half);
  if (!drawing.isBack) knot(drawing, y, tail);
}
