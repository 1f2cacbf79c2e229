import type { Drawing } from '../drawing.ts';
import { trimTones } from './contrast.ts';
import { mirrored, onSide, SIDES, spline, trace, type Point } from '../spline.ts';
import { logo } from './chest.ts';
import { fittedTorso } from './fitting.ts';
import { lace } from './lace.ts';
import { torsoCreases, WOMENS } from './torso.ts';

const NECKLINES = {
  scoop: trace('0 216, 84 190, 132 90, 142 0!'),
  vee: trace('0 280!, 76 140, 142 0!'),
  square: trace('0 210, 130 206!, 142 0!'),
  back: trace('0 116, 84 100, 130 44, 142 0!'),
};

function necklineOf(drawing: Drawing): readonly Point[] {
  if (drawing.isBack) return NECKLINES.back;
  if (drawing.has('v-neck')) return NECKLINES.vee;
  return drawing.has('square-neck') ? NECKLINES.square : NECKLINES.scoop;
}

const whole = (right: readonly Point[]): Point[] => [
  ...onSide(-1, right).reverse(),
  ...right.filter(([x]) => x !== 0),
];

/** A close ribbed vest with bound neck and armholes. */
export function drawSinglet(drawing: Drawing): void {
  const torso = fittedTorso(drawing, {
    ...WOMENS,
    underarm: [292, 400],
    waist: [254, 730],
    hem: [290, 1120],
  });
  const {
    underarm: [ux, uy],
    waist,
    hem: [hx, hy],
  } = torso;
  const neckline = necklineOf(drawing);
  const armhole: Point[] = [
    [222, 12, 'corner'],
    [208, 170],
    [ux - 56, uy - 96],
    [ux, uy, 'corner'],
  ];
  if (!drawing.isBack)
    drawing.cloth(spline([...whole(NECKLINES.back), [140, 170], [60, 300], [-60, 300], [-140, 170]]), {
      tones: drawing.inside,
      round: 'flat',
      edge: 0.8,
    });
  drawing.cloth(
    spline(mirrored([...neckline, ...armhole, waist, [hx, hy, 'corner'], [hx * 0.5, hy + 10], [0, hy + 14]])),
    { creases: torsoCreases({ ...torso, shoulder: [262, 98] }, 0.8) },
  );
  const tones = trimTones(drawing);
  drawing.rib(spline(whole(neckline), false), 26, tones, true);
  for (const side of SIDES) drawing.rib(spline(onSide(side, armhole), false), 24, tones, true);
  for (const up of [30, 40])
    drawing.stitch(
      spline(
        [
          [-hx, hy - up],
          [0, hy - up + 14],
          [hx, hy - up],
        ],
        false,
      ),
    );
  if (drawing.has('lace')) lace(drawing, whole(neckline), 22);
  if (drawing.has('logo')) logo(drawing, 150, 330);
}
