import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline } from '../spline.ts';
import { tiedBelt } from './outerwear/belts.ts';
import { chestWelt, hipPockets, pocketsOf, type Pockets } from './outerwear/pockets.ts';
import { tailored, type Tailored } from './tailoring.ts';
import { MENS, WOMENS, type Torso } from './torso.ts';

/** Darts that shape a front from the chest to the pocket. */
export function darts(drawing: Drawing, x: number, from: number, to: number): void {
  for (const side of SIDES)
    drawing.seam(
      spline(
        onSide(side, [
          [x, from],
          [x - 12, (from + to) / 2],
          [x - 4, to],
        ]),
        false,
      ),
    );
}

/** Position of a jacket's pockets, and range of its darts. */
interface FrontWork {
  pocketsAt: number;
  usual: Pockets;
  darts: readonly [x: number, from: number, to: number];
  /** Height of the welt on the chest. */
  welt?: number;
}

/** A tailored jacket with its pockets, darts and belt; returns its torso as drawn. */
export function suitJacket(drawing: Drawing, usual: Tailored, work: FrontWork): Torso {
  const { torso, overlap } = tailored(drawing, usual);
  const [wx, wy] = torso.waist;
  const chosen = pocketsOf(drawing, work.usual);
  const beltAt = wy + 20;
  if (!drawing.isBack) {
    darts(drawing, ...work.darts);
    const x = Math.max(wx * 0.82 - 190, overlap);
    hipPockets(drawing, chosen, { x, y: work.pocketsAt, width: Math.min(190, wx + 16 - x) });
    if (work.welt) chestWelt(drawing, wx * 0.32, work.welt);
  }
  if (drawing.has('tie-belt')) tiedBelt(drawing, beltAt, wx + 8, 330);
  return torso;
}

export const BLAZER: Tailored = {
  torso: {
    ...WOMENS,
    neck: 112,
    shoulder: [340, 104],
    underarm: [322, 440],
    waist: [276, 770],
    hem: [352, 1240],
  },
  sleeve: { outer: [494, 1130], inner: [374, 1154], slack: 0.75 },
  breakAt: 690,
  lapel: [236, 250],
  buttons: [[0, 724]],
  overlap: 34,
  cutaway: 150,
};

/** A women's single-button blazer with a nipped waist. */
export const drawBlazer = (drawing: Drawing) =>
  void suitJacket(drawing, BLAZER, { pocketsAt: 920, usual: 'flaps', darts: [190, 560, 900], welt: 460 });

export const JACKET: Tailored = {
  torso: {
    ...MENS,
    neck: 116,
    shoulder: [392, 118],
    underarm: [370, 490],
    waist: [340, 860],
    hem: [376, 1370],
  },
  sleeve: { outer: [558, 1230], inner: [424, 1256], slack: 0.7, full: 6 },
  breakAt: 660,
  lapel: [254, 262],
  buttons: [
    [0, 700],
    [4, 860],
  ],
  overlap: 38,
  cutaway: 170,
};

/** A men's two-button jacket. */
export const drawJacket = (drawing: Drawing) =>
  void suitJacket(drawing, JACKET, { pocketsAt: 1010, usual: 'flaps', darts: [214, 600, 990], welt: 505 });
