import type { Drawing } from '../../drawing.ts';
import { mirrored, type Point } from '../../spline.ts';
import type { Heel } from './heel.ts';
import { heelTones, type Style } from './style.ts';

/** The outline of the heel up to a height, `share` of its width. */
function profile({ half, top }: Heel, from: number, share: number, lift: number): Point[] {
  const width = (at: number) => half * at * share;
  const ankle: Point[] =
    from < -480
      ? [
          [width(0.68), from * 0.82],
          [width(0.68), from * 0.58],
        ]
      : [[width(0.66), Math.max(from * 0.74, top)]];
  return mirrored([
    [0, from + lift],
    [width(0.34), from + 3],
    [width(0.56), from + 24],
    ...ankle,
    [width(0.83), -216],
    [width(0.94), -140],
    [width(0.95), -58, 'corner'],
    [0, -54],
  ]);
}

/** The back of the upper with its counter. */
export function upper(drawing: Drawing, heel: Heel, style: Style): void {
  const lift = style.upper === 'runner' ? -22 : -3;
  drawing.cloth(heel.place(profile(heel, heel.top, 1, lift)), { round: 'tube', edge: 0.4, lift: 0.3 });
  const low = Math.max(heel.top, -400);
  const counter = profile(heel, low, 0.88, low === heel.top ? lift + 6 : 0);
  drawing.cloth(heel.place(counter), {
    tones: heelTones(drawing, style),
    printed: false,
    round: 'tube',
    edge: 0.26,
    lift: 0.4,
  });
  drawing.stitch(heel.place(profile(heel, low + 16, 0.78, 0).slice(1, -1), false));
}

/** The strip along the back seam with a tab at its top, or a loop. */
export function backstay(drawing: Drawing, { place, half, top }: Heel): void {
  const loop = drawing.has('heel-loop') ? drawing.accent : undefined;
  drawing.cloth(
    place(
      mirrored([
        [0, top - 2],
        [half * 0.15, top + 2],
        [half * 0.13, top * 0.5],
        [half * 0.18, -58, 'corner'],
        [0, -56],
      ]),
    ),
    { round: 'flat', edge: 0.3, lift: 0.4, printed: false },
  );
  const rise = loop ? -70 : -4;
  drawing.cloth(
    place(
      mirrored([
        [0, top + rise],
        [half * 0.15, top + rise + 4],
        [half * 0.19, top + rise + 26],
        [half * 0.19, top + 62],
        [0, top + 70],
      ]),
    ),
    { round: 'flat', edge: 0.26, lift: 0.5, printed: false, ...(loop && { tones: loop }) },
  );
  if (!loop) return;
  const hole = mirrored([
    [0, top - 54],
    [half * 0.09, top - 48],
    [half * 0.1, top - 8],
    [0, top - 2],
  ]);
  drawing.add(`<path d="${place(hole)}" fill="${loop.line}" opacity=".6"/>`);
}
