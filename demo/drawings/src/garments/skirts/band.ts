import type { Drawing } from '../../drawing.ts';
import type { Crease } from '../../folds.ts';
import { spline } from '../../spline.ts';
import { tiedSash } from '../dresses/sash.ts';
import { GOLD } from '../outerwear/button-tones.ts';
import { button } from '../trims.ts';

/** Top of a skirt: half the waist, and the height of its band. */
export interface Waist {
  half: number;
  height: number;
}

/** The waist of a skirt in the chosen fit: a high one is narrower, above the hip. */
export const waistOf = (drawing: Drawing, usual: Waist): Waist => ({
  half: usual.half - (drawing.fit === 'high-waist' ? 20 : 0),
  height: drawing.has('wide-waistband') ? usual.height + 90 : usual.height,
});

const elastic = (half: number, height: number): Crease[] =>
  Array.from({ length: Math.floor(half / 11) }, (_, at) => {
    const x = -half + 16 + at * 22;
    return { from: [x, 4] as const, to: [x + 2, height] as const, width: 7, depth: 0.9 };
  });

/** The waistband of a skirt, with its lower edge at `low`. Elastic, tied or buttoned as chosen. */
export function waistband(drawing: Drawing, { half, height }: Waist, low: number): void {
  const top = low - height;
  const isElastic = drawing.has('elastic-waist');
  drawing.cloth(
    spline([
      [-half - 2, top, 'corner'],
      [0, top + 12],
      [half + 2, top, 'corner'],
      [half + 6, low, 'corner'],
      [0, low + 14],
      [-half - 6, low, 'corner'],
    ]),
    {
      lift: 0.6,
      edge: 0.4,
      creases: isElastic
        ? elastic(half, height).map((crease) => ({
            ...crease,
            from: [crease.from[0], crease.from[1] + top] as const,
            to: [crease.to[0], crease.to[1] + top] as const,
          }))
        : [],
    },
  );
  if (isElastic)
    for (const y of [top + height * 0.36, top + height * 0.68])
      drawing.seam(
        spline(
          [
            [-half, y],
            [0, y + 12],
            [half, y],
          ],
          false,
        ),
      );
  if (drawing.has('gold-buttons') && !drawing.isBack)
    for (const [x, y] of [
      [-150, 150],
      [-150, 300],
      [150, 150],
      [150, 300],
    ] as const)
      button(drawing, x, low + y - 40, 26, GOLD);
  if (drawing.has('tie-belt')) tiedSash(drawing, top + height * 0.5 - 30, half + 6);
}
