import type { SleeveLength } from '../cut.ts';
import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, type Point } from '../spline.ts';
import { fittedSleeve, fittedTorso } from './fitting.ts';
import { lace } from './lace.ts';
import { backNeckline, insideOfNeck } from './necklines.ts';
import { ruffledEdge } from './ruffles.ts';
import { sash } from './sash.ts';
import { cuffs } from './shirt-parts.ts';
import { gatheredEnds, stitchedEnds } from './sleeve-ends.ts';
import { sleeves, type Sleeve } from './sleeves.ts';
import { torsoCreases, torsoPath, WOMENS, type Torso } from './torso.ts';
import { crossing, overlap } from './wrap-front.ts';

interface Wrap {
  torso: Torso;
  sleeve: Sleeve;
  lengths: Partial<Record<SleeveLength, Sleeve>>;
  cuff: number;
}

function wrapEnds(drawing: Drawing, sleeve: Sleeve, cuff: number): void {
  if (sleeve.puff || drawing.has('balloon-sleeves')) gatheredEnds(drawing, sleeve, 44);
  else if (cuff > 0 && sleeve.outer[1] > 900) cuffs(drawing, sleeve, cuff);
  else stitchedEnds(drawing, sleeve, [30]);
}

function sleeveOf(drawing: Drawing, own: Sleeve, lengths: Wrap['lengths']): Sleeve {
  const chosen = fittedSleeve(drawing, own, lengths);
  if (drawing.has('puff-sleeves')) return { ...chosen, full: 60, puff: 30, slack: 1.3 };
  if (drawing.has('balloon-sleeves')) return { ...chosen, full: 34, balloon: 84, slack: 1.3 };
  return chosen;
}

function wrap(drawing: Drawing, { torso: cut, sleeve: own, lengths, cuff }: Wrap): void {
  const fitted = fittedTorso(drawing, cut);
  const torso: Torso = drawing.isBack ? backNeckline(fitted, 40) : fitted;
  const sleeve = sleeveOf(drawing, own, lengths);
  sleeves(drawing, torso, sleeve);
  wrapEnds(drawing, sleeve, cuff);
  insideOfNeck(drawing, torso, 44, true);
  drawing.cloth(torsoPath(torso, torso.drop), { creases: torsoCreases(torso, 1.1) });
  if (!drawing.isBack) overlap(drawing, torso);
  const edge = crossing(torso);
  if (!drawing.isBack) {
    drawing.stitch(
      spline(
        edge.map(([x, y, turn]): Point => (turn ? [x + 14, y + 8, turn] : [x + 15, y + 6])),
        false,
      ),
    );
    if (drawing.has('ruffles')) ruffledEdge(drawing, edge);
    if (drawing.has('lace')) lace(drawing, edge);
  }
  sash(drawing, torso, -torso.waist[0] * 0.66);
  if (drawing.isBack)
    for (const side of SIDES)
      drawing.seam(
        spline(
          onSide(side, [
            [torso.waist[0] * 0.5, torso.waist[1] - 230],
            [torso.waist[0] * 0.46, torso.waist[1] - 36],
          ]),
          false,
        ),
      );
}

/** A blouse with crossed fronts, tied at the waist. */
export const drawWrapBlouse = (drawing: Drawing) =>
  wrap(drawing, {
    torso: {
      ...WOMENS,
      neck: 136,
      drop: 290,
      vee: 1,
      underarm: [308, 440],
      waist: [270, 760],
      hem: [348, 1120],
      sag: 30,
    },
    sleeve: { outer: [504, 1040], inner: [400, 1070], full: 14, balloon: 26, slack: 1.1 },
    lengths: {
      long: { outer: [504, 1040], inner: [400, 1070], full: 14, balloon: 26, slack: 1.1 },
      'three-quarter': { outer: [512, 800], inner: [380, 838], full: 12, slack: 1.1 },
      short: { outer: [510, 450], inner: [344, 528], full: 16, slack: 1.1 },
    },
    cuff: 70,
  });

/** A close-fitting jersey top with crossed fronts. */
export const drawWrapTop = (drawing: Drawing) =>
  wrap(drawing, {
    torso: {
      ...WOMENS,
      neck: 140,
      drop: 280,
      vee: 1,
      underarm: [298, 420],
      waist: [252, 730],
      hem: [286, 960],
      sag: 14,
    },
    sleeve: { outer: [496, 446], inner: [344, 512] },
    lengths: {
      short: { outer: [496, 446], inner: [344, 512] },
      'three-quarter': { outer: [490, 800], inner: [388, 830] },
      long: { outer: [500, 1060], inner: [408, 1088] },
    },
    cuff: 0,
  });
