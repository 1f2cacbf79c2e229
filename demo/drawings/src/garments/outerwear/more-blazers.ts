import type { Drawing } from '../../drawing.ts';
import { SIDES, spline, trace } from '../../spline.ts';
import { BLAZER, JACKET, suitJacket } from '../blazers.ts';
import { piping } from '../dresses/openings.ts';
import { fringe } from './fringe.ts';
import { tailored, type Tailored } from '../tailoring.ts';
import { tiedBelt } from './belts.ts';
import { hipPockets, pocketsOf } from './pockets.ts';
import { vent } from './tailored-back.ts';

/** A short blazer that ends at the waist. */
export const drawCroppedBlazer = (drawing: Drawing) =>
  void suitJacket(
    drawing,
    {
      ...BLAZER,
      torso: { ...BLAZER.torso, waist: [292, 700], hem: [318, 900] },
      breakAt: 560,
      buttons: [[0, 600]],
      cutaway: 70,
    },
    { pocketsAt: 700, usual: 'flaps', darts: [190, 470, 690] },
  );

/** A long blazer without sleeves. */
export function drawSleevelessBlazer(drawing: Drawing): void {
  const { torso } = tailored(drawing, {
    ...BLAZER,
    torso: { ...BLAZER.torso, shoulder: [316, 94], underarm: [316, 450], hem: [368, 1400] },
    buttons: trace('0 724, 0 880'),
    cutaway: 120,
    sleeveless: true,
  });
  for (const side of SIDES) drawing.stitch(sleeveless(side, torso.shoulder, torso.underarm));
  if (!drawing.isBack)
    hipPockets(drawing, pocketsOf(drawing, 'flaps'), { x: torso.waist[0] - 178, y: 1010, width: 180 });
  if (drawing.has('tie-belt')) tiedBelt(drawing, 810, torso.waist[0] + 8, 360);
}

/** Path of the stitches along an armhole. */
function sleeveless(
  side: -1 | 1,
  [sx, sy]: readonly [number, number],
  [ux, uy]: readonly [number, number],
): string {
  return spline(
    [
      [side * (sx - 12), sy + 6],
      [side * (sx - 42), (sy + uy) * 0.5],
      [side * (ux - 26), uy - 60],
      [side * (ux - 14), uy + 2],
    ],
    false,
  );
}

/** A short jacket without a collar, edge to edge, with four pockets. */
export function drawCollarlessJacket(drawing: Drawing): void {
  const shape: Tailored = {
    ...BLAZER,
    torso: { ...BLAZER.torso, neck: 128, waist: [300, 760], hem: [330, 1010] },
    sleeve: { ...BLAZER.sleeve, outer: [490, 1060], inner: [374, 1084] },
    breakAt: 138,
    buttons: trace('0 230, 0 400, 0 570, 0 740, 0 900'),
    overlap: 30,
    cutaway: 0,
    collar: 'none',
  };
  const { torso } = tailored(drawing, shape);
  const [hx, hy] = torso.hem;
  const edges = [
    drawing.isBack ? 'M-128 2Q0 38 128 2' : 'M-126 2Q-96 106 28 138M126 2Q100 96 26 138',
    drawing.isBack ? '' : `M30 140V${hy + 8}`,
    spline(trace(`${-hx + 4} ${hy - 16}, 0 ${hy + 2}, ${hx - 4} ${hy - 16}`), false),
  ];
  if (!drawing.isBack) {
    hipPockets(drawing, 'patches', { x: 110, y: 720, width: 150 });
    if (drawing.has('chest-pockets')) hipPockets(drawing, 'patches', { x: 120, y: 400, width: 110 });
  }
  if (drawing.has('piping')) for (const edge of edges.filter(Boolean)) piping(drawing, edge, 16);
  if (drawing.has('fringes'))
    fringe(drawing, trace(`${-hx + 4} ${hy - 14}, 0 ${hy + 4}, ${hx - 4} ${hy - 14}`), 44);
}

/** A men's double-breasted jacket with peaked lapels and two vents. */
export function drawDoubleBreasted(drawing: Drawing): void {
  const torso = suitJacket(
    drawing,
    {
      ...JACKET,
      breakAt: 640,
      buttons: trace('-100 690, 100 690, -100 860, 100 860, -120 530, 120 530'),
      overlap: 140,
      cutaway: 0,
      collar: 'peaked',
    },
    { pocketsAt: 1010, usual: 'flaps', darts: [230, 620, 990], welt: 470 },
  );
  const [hx, hy] = torso.hem;
  if (drawing.isBack) for (const side of SIDES) vent(drawing, side * hx * 0.6, hy, 300);
}

/** A dress cut as a long double-breasted blazer. */
export function drawBlazerDress(drawing: Drawing): void {
  const { torso } = tailored(drawing, {
    ...BLAZER,
    torso: { ...BLAZER.torso, waist: [268, 770], hem: [384, 1560] },
    breakAt: 600,
    buttons: trace('-96 650, 96 650, -92 820, 92 820, -92 990, 92 990'),
    overlap: 128,
    cutaway: 0,
  });
  if (!drawing.isBack) hipPockets(drawing, pocketsOf(drawing, 'flaps'), { x: 136, y: 1020, width: 180 });
  if (drawing.has('tie-belt')) tiedBelt(drawing, 800, torso.waist[0] + 8, 380);
}
