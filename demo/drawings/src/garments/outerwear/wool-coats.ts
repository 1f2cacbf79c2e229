import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace } from '../../spline.ts';
import { epaulettes, hang } from '../coats.ts';
import { torsoCreases, torsoPath, MENS, WOMENS } from '../torso.ts';
import { sleeves } from '../sleeves.ts';
import { tailored, type Tailored } from '../tailoring.ts';
import { tiedBelt } from './belts.ts';
import { spread } from './closures.ts';
import { vent } from './tailored-back.ts';
import { cutFor } from './cut-for.ts';
import { hoodBehind, hoodFront, hoodFromBehind } from './hood.ts';
import { hipPockets, pocketsOf } from './pockets.ts';
import { toggle } from './toggle.ts';

const WRAP: Tailored = {
  torso: {
    ...WOMENS,
    neck: 120,
    shoulder: [362, 118],
    underarm: [350, 480],
    waist: [318, 840],
    hem: [424, 1880],
    sag: 8,
  },
  sleeve: { outer: [530, 1150], inner: [392, 1178], full: 22, slack: 0.9 },
  breakAt: 690,
  lapel: [292, 300],
  buttons: [],
  overlap: 130,
  cutaway: 0,
  slack: 0.85,
  collar: 'shawl',
};

/** A long wrap coat, held by its belt alone. */
export function drawWrapCoat(drawing: Drawing): void {
  const { torso } = tailored(drawing, WRAP, hang(320, 900, 1840));
  if (!drawing.isBack) hipPockets(drawing, pocketsOf(drawing, 'slanted'), { x: 132, y: 1020, width: 190 });
  tiedBelt(drawing, 810, torso.waist[0] + 4, 480);
}

const PEA: Tailored = {
  torso: {
    ...MENS,
    neck: 122,
    shoulder: [388, 120],
    underarm: [374, 500],
    waist: [360, 900],
    hem: [390, 1340],
  },
  sleeve: { outer: [562, 1210], inner: [426, 1238], slack: 0.75, full: 8 },
  breakAt: 520,
  lapel: [298, 262],
  buttons: trace('-128 400, -120 590, 120 590, -120 780, 120 780, -120 970, 120 970'),
  overlap: 150,
  cutaway: 0,
  slack: 0.75,
};

/** A short double-breasted sailor's coat with a broad collar. */
export function drawPeaCoat(drawing: Drawing): void {
  const { torso } = tailored(drawing, PEA);
  if (drawing.has('epaulettes')) epaulettes(drawing, torso);
  if (!drawing.isBack) hipPockets(drawing, pocketsOf(drawing, 'slanted'), { x: 158, y: 1000, width: 190 });
}

const CAR: Tailored = {
  torso: {
    ...MENS,
    neck: 118,
    shoulder: [390, 120],
    underarm: [376, 500],
    waist: [370, 920],
    hem: [396, 1500],
  },
  sleeve: { outer: [562, 1220], inner: [426, 1248], slack: 0.75, full: 8 },
  breakAt: 400,
  lapel: [230, 200],
  buttons: trace('0 440, 0 650, 0 860, 0 1070'),
  overlap: 54,
  cutaway: 0,
  slack: 0.75,
};

/** A coat to the middle of the thigh with small lapels. */
export function drawCarCoat(drawing: Drawing): void {
  const { torso } = tailored(drawing, CAR);
  if (!drawing.isBack)
    hipPockets(drawing, pocketsOf(drawing, 'slanted'), { x: torso.waist[0] - 230, y: 1010, width: 200 });
}

const DUFFLE = {
  torso: {
    ...MENS,
    neck: 136,
    shoulder: [392, 124],
    underarm: [382, 500],
    waist: [384, 920],
    hem: [414, 1520],
    sag: 10,
  },
  sleeve: { outer: [570, 1200], inner: [432, 1230], full: 12, slack: 0.8 },
} as const;

function duffleFront(drawing: Drawing, hem: number): void {
  drawing.seam(`M60 170V${hem + 8}`);
  drawing.stitch(`M46 170V${hem + 4}`);
  const pockets = pocketsOf(drawing, 'patches');
  hipPockets(drawing, pockets, { x: 118, y: 1010, width: 200 });
  for (const y of spread(330, 930, 4)) toggle(drawing, 20, y);
}

/** A wool coat with a hood, closed with toggles and loops. */
export function drawDuffleCoat(drawing: Drawing): void {
  const { torso, sleeve } = cutFor(drawing.fit, DUFFLE.torso, DUFFLE.sleeve);
  const [sx, sy] = torso.shoulder;
  const hem = torso.hem[1];
  sleeves(drawing, torso, sleeve);
  if (!drawing.isBack) hoodBehind(drawing);
  drawing.cloth(torsoPath(torso, drawing.isBack ? 30 : 150), { creases: torsoCreases(torso, 0.8) });
  const yokeY = 330;
  drawing.cloth(
    spline([
      [0, drawing.isBack ? 30 : 170],
      [126, 10],
      [(136 + sx) / 2, sy * 0.42],
      [sx - 3, sy + 2, 'corner'],
      [sx - 22, 240],
      [sx - 30, yokeY, 'corner'],
      [0, yokeY + 44],
      [-sx + 30, yokeY, 'corner'],
      [-sx + 22, 240],
      [-sx + 3, sy + 2, 'corner'],
      [(-136 - sx) / 2, sy * 0.42],
      [-126, 10],
    ]),
    { lift: 0.5, edge: 0.35, outline: false },
  );
  drawing.stitch(
    spline(trace(`${-sx + 34} ${yokeY - 14}, 0 ${yokeY + 28}, ${sx - 34} ${yokeY - 14}`), false),
  );
  if (drawing.isBack) {
    drawing.seam(`M0 ${yokeY + 44}V${hem}`);
    if (drawing.has('back-vent')) vent(drawing, 0, hem, 340);
    hoodFromBehind(drawing, drawing.has('fur-hood'));
    return;
  }
  duffleFront(drawing, hem);
  hoodFront(drawing, drawing.has('fur-hood'));
  for (const side of SIDES)
    drawing.stitch(
      spline(
        onSide(side, [
          [sleeve.inner[0] + 8, sleeve.inner[1] - 60],
          [sleeve.outer[0] - 8, sleeve.outer[1] - 60],
        ]),
        false,
      ),
    );
}
