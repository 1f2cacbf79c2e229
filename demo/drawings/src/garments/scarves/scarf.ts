import type { Cloth } from '../../cloth.ts';
import type { Drawing } from '../../drawing.ts';
import { onSide, spline, trace, type Point } from '../../spline.ts';
import { endTrims, scarfEnd } from './ends.ts';

const RING: Point[] = trace(
  '-330 -60, -200 -300, 0 -376, 200 -300, 330 -60, 360 120, 190 130, 150 -30, 0 -140, -150 -30, -190 130, -360 120',
);
const WRAP: Point[] = trace(
  '-370 70, -250 20, -60 90, 120 120, 300 30, 386 90, 378 260, 250 350, 20 400, -220 366, -372 270',
);

const RING_CLOTH: Cloth = {
  lift: 0.6,
  grain: 50,
  creases: [
    { from: [-280, 60], to: [-40, -270], bend: -70, width: 24, depth: 0.6 },
    { from: [280, 60], to: [60, -270], bend: 70, width: 26, depth: 0.65 },
    { from: [-220, 90], to: [0, -190], bend: -70, width: 16, depth: 0.5 },
  ],
};

const WRAP_CLOTH: Cloth = {
  lift: 0.9,
  grain: 86,
  creases: [
    { from: [-340, 130], to: [340, 130], bend: 110, width: 24, depth: 0.65 },
    { from: [-340, 220], to: [350, 210], bend: 110, width: 22, depth: 0.6 },
    { from: [-250, 320], to: [260, 300], bend: 60, width: 16, depth: 0.5 },
  ],
};

/** The two ends that hang down; the longer one lies on top. */
function falls(drawing: Drawing): void {
  const ends: { points: Point[]; end: readonly [number, number, number] }[] = [
    {
      points: trace('60 300!, 330 300!, 352 900, 372 1600!, 220 1612, 84 1600!, 70 900'),
      end: [84, 372, 1606],
    },
    {
      points: trace('-330 280!, 20 280!, 10 1000, 16 1900!, -170 1914, -366 1900!, -352 1000'),
      end: [-366, 16, 1906],
    },
  ];
  for (const { points, end } of ends) {
    const side = drawing.isBack ? -1 : 1;
    const [first, second, y] = end;
    const [left, right] = [Math.min(first * side, second * side), Math.max(first * side, second * side)];
    scarfEnd(drawing, [left, right, y], 'fringe');
    const span = right - left;
    drawing.cloth(spline(onSide(side, points)), {
      lift: 0.7,
      round: 'tube',
      grain: left > 0 ? -1 : 1,
      creases: [0.24, 0.5, 0.74].map((at) => ({
        from: [left + span * at, 340],
        to: [left + span * at + 10, y - 10],
        bend: 16,
        width: 26,
        depth: 0.6,
      })),
    });
    endTrims(drawing, left, right, y);
  }
}

/** A long woven scarf, looped over itself, with fringes. From behind it is one smooth fold around the neck. */
export function drawScarf(drawing: Drawing): void {
  falls(drawing);
  if (drawing.isBack) {
    drawing.cloth(
      spline(
        trace(
          '-376 60, -330 -150, -190 -330, 0 -376, 190 -330, 330 -150, 376 60, 384 240, 250 350, 0 400, -250 350, -384 240',
        ),
      ),
      {
        lift: 0.9,
        grain: 88,
        creases: [
          { from: [-330, -60], to: [330, -70], bend: -150, width: 28, depth: 0.6 },
          { from: [-350, 60], to: [350, 70], bend: -60, width: 24, depth: 0.55 },
          { from: [-350, 170], to: [360, 160], bend: 90, width: 26, depth: 0.65 },
          { from: [-260, 300], to: [270, 290], bend: 60, width: 18, depth: 0.5 },
        ],
      },
    );
    return;
  }
  drawing.cloth(spline(RING), RING_CLOTH);
  drawing.cloth(spline(WRAP), WRAP_CLOTH);
}
