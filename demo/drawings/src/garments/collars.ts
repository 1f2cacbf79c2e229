import type { Tones } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline } from '../spline.ts';

/** A low band that stands round the neck and leaves the front open. */
export function bandCollar(drawing: Drawing, neck: number, tones: Tones = drawing.tones): void {
  const options = { tones, round: 'flat', lift: 0.5, edge: 0.4 } as const;
  if (drawing.isBack) {
    drawing.cloth(
      spline([
        [-neck + 12, -52, 'corner'],
        [0, -74],
        [neck - 12, -52, 'corner'],
        [neck + 8, 4, 'corner'],
        [0, 26],
        [-neck - 8, 4, 'corner'],
      ]),
      options,
    );
    return drawing.stitch(
      spline(
        onSide(1, [
          [-neck + 2, -4],
          [0, 16],
          [neck - 2, -4],
        ]),
        false,
      ),
    );
  }
  for (const side of SIDES) {
    drawing.cloth(
      spline(
        onSide(side, [
          [neck + 8, 2, 'corner'],
          [neck * 0.9, 56],
          [neck * 0.5, 92],
          [side > 0 ? -4 : 2, 104, 'corner'],
          [side > 0 ? -4 : 2, 54, 'corner'],
          [neck * 0.42, 38],
          [neck * 0.7, 0],
          [neck - 28, -52, 'corner'],
        ]),
      ),
      options,
    );
    drawing.stitch(
      spline(
        onSide(side, [
          [neck - 6, -2],
          [neck * 0.84, 46],
          [neck * 0.47, 80],
          [6, 92],
        ]),
        false,
      ),
    );
  }
}

/** A collar of two round leaves. */
export function roundCollar(drawing: Drawing, neck: number): void {
  if (drawing.isBack) {
    drawing.cloth(
      spline([
        [-neck + 4, -34],
        [0, -56],
        [neck - 4, -34],
        [neck + 44, 24],
        [neck + 30, 92],
        [0, 108],
        [-neck - 30, 92],
        [-neck - 44, 24],
      ]),
      { round: 'flat', lift: 0.8, edge: 0.4 },
    );
    return drawing.stitch(
      spline(
        [
          [-neck - 18, 80],
          [0, 95],
          [neck + 18, 80],
        ],
        false,
      ),
    );
  }
  for (const side of SIDES) {
    drawing.cloth(
      spline(
        onSide(side, [
          [neck - 24, -54, 'corner'],
          [neck + 24, -26],
          [neck + 62, 48],
          [neck + 36, 142],
          [neck * 0.62, 190],
          [34, 172],
          [4, 92, 'corner'],
          [neck * 0.42, 52],
          [neck * 0.78, -4],
        ]),
      ),
      { round: 'flat', lift: 0.9, edge: 0.42, grain: side * 28 },
    );
    drawing.stitch(
      spline(
        onSide(side, [
          [neck + 48, 50],
          [neck + 25, 133],
          [neck * 0.6, 177],
          [42, 161],
          [15, 94],
        ]),
        false,
      ),
    );
  }
}

/** An open collar with short notched lapels, as on a holiday shirt. */
export function openCollar(drawing: Drawing, neck: number, depth: number): void {
  for (const side of SIDES) {
    const options = { round: 'flat', lift: 0.8, edge: 0.42, grain: side * 20 } as const;
    const lapel = onSide(side, [
      [neck * 0.86, 40, 'corner'],
      [neck * 1.12, 150],
      [neck * 1.3, 206, 'corner'],
      [neck * 0.7, 268],
      [0, depth + 4, 'corner'],
      [neck * 0.4, depth * 0.62],
    ]);
    drawing.cloth(spline(lapel), options);
    const leaf = onSide(side, [
      [neck - 24, -54, 'corner'],
      [neck + 20, -28],
      [neck + 54, 44],
      [neck * 1.5, 150, 'corner'],
      [neck * 1.08, 158],
      [neck * 0.7, 140, 'corner'],
      [neck * 0.82, 60],
      [neck * 0.8, -2],
    ]);
    drawing.cloth(spline(leaf), options);
    drawing.stitch(
      spline(
        onSide(side, [
          [neck + 40, 48],
          [neck * 1.4, 140, 'corner'],
          [neck * 1.08, 147],
        ]),
        false,
      ),
    );
  }
}
