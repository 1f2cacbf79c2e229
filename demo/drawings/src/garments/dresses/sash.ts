import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace, type Point } from '../../spline.ts';

/** A tied bow with two tails. */
export function bow(drawing: Drawing, x: number, y: number): void {
  const at = (points: readonly Point[]) =>
    spline(points.map(([px, py, turn]): Point => (turn ? [px + x, py + y, turn] : [px + x, py + y])));
  for (const piece of [
    '-8 10!, 26 20, 54 420!, -6 440!, -30 200',
    '-20 10!, 10 20, -64 330!, -116 310!, -60 140',
    '0 0, -60 -70, -126 -34, -110 40, -40 36',
    '0 0, 70 -64, 122 -20, 96 46, 40 34',
    '-26 -26, 24 -28, 30 24, -24 28',
  ])
    drawing.cloth(at(trace(piece)), { lift: 0.7, round: 'tube' });
}

/** A band of the dress's cloth around the waist. */
export function waistBand(drawing: Drawing, y: number, half: number, height = 60, lift = 0.5): void {
  drawing.cloth(
    spline([
      [-half - 4, y, 'corner'],
      [0, y + 14],
      [half + 4, y, 'corner'],
      [half + 4, y + height, 'corner'],
      [0, y + height + 14],
      [-half - 4, y + height, 'corner'],
    ]),
    { lift },
  );
}

/** A cloth belt, tied in a bow slightly off the middle. */
export function tiedSash(drawing: Drawing, y: number, half: number): void {
  waistBand(drawing, y, half, 62, 0.8);
  if (!drawing.isBack) bow(drawing, -46, y + 40);
}

/** Rows of elastic thread that draw the waist in. */
export function smocking(drawing: Drawing, y: number, half: number, height: number): void {
  const bottom = y + height;
  drawing.cloth(
    spline([
      [-half - 2, y, 'corner'],
      [0, y + 12],
      [half + 2, y, 'corner'],
      [half - 4, (y + bottom) / 2],
      [half + 2, bottom, 'corner'],
      [0, bottom + 12],
      [-half - 2, bottom, 'corner'],
      [-half + 4, (y + bottom) / 2],
    ]),
    {
      edge: 0.4,
      creases: Array.from({ length: Math.round(half / 21) }, (_, at) => {
        const x = -half + 22 + at * 42;
        return {
          from: [x, y + 2] as const,
          to: [x + 4, bottom + 6] as const,
          width: 7,
          depth: 0.8,
        };
      }),
    },
  );
  let rows = '';
  for (let row = y + 8; row < bottom; row += 26)
    rows += spline(trace(`${-half + 2} ${row}, 0 ${row + 12}, ${half - 2} ${row}`), false);
  drawing.seam(rows);
}

/** Slanted pocket openings in the side seams. */
export function seamPockets(drawing: Drawing, top: number, half: number, reach = 210): void {
  for (const side of SIDES) {
    const path = (dx: number) =>
      spline(
        onSide(side, [
          [half * 0.7 + dx, top + 26],
          [half * 0.92 + dx, top + reach * 0.5],
          [half + 26 + dx, top + reach],
        ]),
        false,
      );
    drawing.add(drawing.glow(path(6), drawing.tones.deep, 22, 0.55));
    drawing.seam(path(0));
    drawing.seam(path(5));
    drawing.stitch(path(-13));
  }
}
