import type { SleeveLength } from '../cut.ts';
import type { Drawing } from '../drawing.ts';
import { SIDES, spline } from '../spline.ts';
import { chestPocket, chestPockets, chosenButton } from './chest.ts';
import { bowCollar } from './bow-collar.ts';
import { bandCollar, roundCollar } from './collars.ts';
import { fittedSleeve, fittedTorso } from './fitting.ts';
import { lace } from './lace.ts';
import { collarInside, shirtCollar } from './necks.ts';
import { backNeckline, insideOfNeck, neckStitch } from './necklines.ts';
import { frontRuffles } from './ruffles.ts';
import { backDarts, cuffs, placket, yoke } from './shirt-parts.ts';
import { gatheredEnds, turnedUpSleeves } from './sleeve-ends.ts';
import { sleeves, type Sleeve } from './sleeves.ts';
import { torsoCreases, torsoPath, WOMENS, type Torso } from './torso.ts';
import { shirtButton } from './trims.ts';

const FULL: Sleeve = { outer: [496, 1010], inner: [398, 1040], full: 26, balloon: 66, slack: 1.15 };
const LENGTHS: Partial<Record<SleeveLength, Sleeve>> = {
  long: FULL,
  'three-quarter': { outer: [498, 780], inner: [392, 812], full: 26, balloon: 40, slack: 1.15 },
  short: { outer: [508, 462], inner: [348, 536], full: 26, slack: 1.15 },
};

const puffed = (sleeve: Sleeve): Sleeve => ({ ...sleeve, full: 62, puff: 32, slack: 1.3 });

/** The chosen collar, over the finished body. */
function collar(drawing: Drawing, torso: Torso): void {
  const { neck } = torso;
  if (drawing.has('v-neck')) return neckStitch(drawing, torso);
  if (drawing.has('stand-collar')) return bandCollar(drawing, neck);
  if (drawing.has('bow-collar')) return bowCollar(drawing, neck);
  if (drawing.has('round-collar')) return roundCollar(drawing, neck);
  return shirtCollar(drawing, neck, 0.7);
}

function blouseEnds(drawing: Drawing, sleeve: Sleeve): void {
  if (sleeve.outer[1] < 700) gatheredEnds(drawing, sleeve, 42);
  else cuffs(drawing, sleeve, sleeve.outer[1] < 900 ? 58 : 74);
}

function closing(drawing: Drawing, top: number, bottom: number): void {
  const tones = chosenButton(drawing, shirtButton(drawing));
  const large = drawing.has('pearl-buttons') || drawing.has('gold-buttons');
  placket(drawing, top, bottom, 50, drawing.has('hidden-buttons') ? 0 : 8, large ? 15 : 11, tones);
}

/** A women's blouse: soft full sleeves gathered into cuffs, small collar, hidden tension. */
export function drawBlouse(drawing: Drawing): void {
  const cut: Torso = { ...WOMENS, neck: 116, drop: 92, hem: [330, 1160], waist: [298, 740], sag: 54 };
  const usual = fittedTorso(drawing, cut);
  const front: Torso = drawing.has('v-neck') ? { ...usual, neck: 124, vee: 1, drop: 290 } : usual;
  const torso = drawing.isBack ? backNeckline(front, 20) : front;
  const chosen = fittedSleeve(drawing, FULL, LENGTHS);
  const sleeve = drawing.has('puff-sleeves') ? puffed(chosen) : chosen;
  sleeves(drawing, torso, sleeve);
  blouseEnds(drawing, sleeve);
  if (drawing.has('v-neck')) insideOfNeck(drawing, torso, 44, true);
  else if (!drawing.isBack) collarInside(drawing, torso.neck);
  drawing.cloth(torsoPath(torso, torso.drop), {
    creases: [
      ...torsoCreases(torso, 1.15),
      { from: [-210, 96], to: [-170, 560], bend: 10, width: 15, depth: 0.5 },
      { from: [-150, 80], to: [-120, 500], bend: 8, width: 12, depth: 0.4 },
      { from: [210, 96], to: [180, 590], bend: -10, width: 15, depth: 0.5 },
      { from: [150, 80], to: [126, 520], bend: -8, width: 12, depth: 0.4 },
    ],
  });
  if (drawing.isBack) {
    yoke(drawing, torso, 150);
    if (drawing.fit === 'tailored') backDarts(drawing, torso);
  } else {
    if (drawing.has('chest-pockets')) chestPockets(drawing, 360, drawing.has('ruffles') ? 24 : -10);
    closing(drawing, torso.drop, torso.hem[1] + 48);
    trimFront(drawing, torso);
  }
  collar(drawing, torso);
}

function trimFront(drawing: Drawing, { drop, vee }: Torso): void {
  const top = vee ? drop + 16 : 128;
  if (drawing.has('ruffles')) frontRuffles(drawing, top, 660);
  if (drawing.has('lace'))
    for (const side of SIDES)
      lace(drawing, [
        [58 * side, top + 20],
        [58 * side, 660],
      ]);
}

/** A wide women's shirt: dropped shoulders, a long round hem, one pocket. */
export function drawShirtBlouse(drawing: Drawing): void {
  const torso = fittedTorso(drawing, {
    ...WOMENS,
    neck: 118,
    drop: 94,
    shoulder: [366, 138],
    underarm: [352, 520],
    waist: [356, 860],
    hem: [356, 1270],
    sag: 92,
  });
  const [hx, hy] = torso.hem;
  const sleeve = fittedSleeve(drawing, { outer: [562, 1080], inner: [430, 1112], full: 12, slack: 1.2 });
  sleeves(drawing, torso, sleeve);
  if (drawing.has('turned-up-cuffs')) turnedUpSleeves(drawing, sleeve, 150);
  else cuffs(drawing, sleeve, 92);
  if (!drawing.isBack) collarInside(drawing, torso.neck);
  drawing.cloth(torsoPath(torso, drawing.isBack ? 20 : torso.drop), { creases: torsoCreases(torso, 1.15) });
  drawing.stitch(
    spline(
      [
        [-hx + 8, hy - 14],
        [-hx * 0.5, hy + 58],
        [0, hy + 76],
        [hx * 0.5, hy + 58],
        [hx - 8, hy - 14],
      ],
      false,
    ),
  );
  if (drawing.isBack) yoke(drawing, torso, 190);
  else {
    if (drawing.has('chest-pockets')) chestPockets(drawing, 400);
    else chestPocket(drawing, 400);
    placket(
      drawing,
      94,
      hy + 86,
      60,
      drawing.has('hidden-buttons') ? 0 : 7,
      drawing.has('pearl-buttons') ? 16 : 13,
      chosenButton(drawing, shirtButton(drawing)),
    );
  }
  if (drawing.has('stand-collar')) bandCollar(drawing, torso.neck);
  else shirtCollar(drawing, torso.neck, 1);
}
