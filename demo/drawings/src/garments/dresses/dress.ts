import type { Fit } from '../../cut.ts';
import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace, type Side } from '../../spline.ts';
import { placket } from '../shirts.ts';
import type { Sleeve } from '../sleeves.ts';
import { torsoCreases, WOMENS, type Torso } from '../torso.ts';
import { dressSleeves } from './dress-sleeves.ts';
import { fallingSkirt, flounce, gathers, type Fall } from './fall.ts';
import { necked, necklineOf, type Neckline } from './neckline.ts';
import { openBack, slit } from './openings.ts';
import { lace, ruffle } from './edging.ts';
import { seamPockets, smocking, tiedSash } from './sash.ts';

export const BODICE: Torso = {
  ...WOMENS,
  neck: 140,
  drop: 160,
  shoulder: [300, 92],
  underarm: [292, 400],
  waist: [232, 700],
  hem: [228, 730],
  sag: 12,
};

/** A dress with bodice and skirt sewn together at the waist. */
export interface Dress {
  /** Its hem is the waist. */
  torso: Torso;
  neckline?: Neckline;
  sleeve?: Sleeve;
  skirt: Omit<Fall, 'top' | 'halfTop'>;
  /** Length of the gathers below the waist; 0 for a skirt without gathers. */
  gathered: number;
}

/** Extra width of a fit at chest, waist and hem. */
const WIDER: Partial<Record<Fit, readonly [chest: number, waist: number, hem: number]>> = {
  slim: [-10, -22, -92],
  loose: [18, 52, 60],
  oversized: [40, 96, 80],
  'a-line': [0, 0, 120],
};

/** The same dress in the chosen fit. */
export function dressAsCut(fit: Fit, dress: Dress): Dress {
  const [chest, waist, hem] = WIDER[fit] ?? [0, 0, 0];
  const { torso, skirt } = dress;
  return {
    ...dress,
    torso: {
      ...torso,
      underarm: [torso.underarm[0] + chest, torso.underarm[1]],
      waist: [torso.waist[0] + waist, torso.waist[1]],
      hem: [torso.hem[0] + waist, torso.hem[1]],
    },
    skirt: {
      ...skirt,
      hip: [skirt.hip[0] + waist * 0.7 + hem * 0.25, skirt.hip[1]],
      hem: [skirt.hem[0] + hem, skirt.hem[1]],
    },
  };
}

/** All chosen details along the hem and the side seams of a skirt. */
function hemWork(drawing: Drawing, { hip, hem: [hx, hy] }: Dress['skirt'], top: number): void {
  if (drawing.has('flounce')) {
    const at = hy - 250;
    const half = hip[0] + ((hx - hip[0]) * (at - hip[1])) / (hy - hip[1]);
    flounce(drawing, { top: at, half: half - 4, bottom: hy + 6 });
  }
  if (drawing.isBack) return;
  if (drawing.has('slit')) slit(drawing, hx * 0.4, hy - 700, hy + 14);
  if (drawing.has('slant-pockets')) seamPockets(drawing, top, hip[0] - 62);
}

/** Chosen details around the waist. */
function waistWork(drawing: Drawing, y: number, half: number): void {
  if (drawing.has('smocked-waist')) smocking(drawing, y - 130, half, 140);
  if (drawing.has('tie-belt')) tiedSash(drawing, y - 44, half + 2);
}

/** Draws a dress with a waist seam, with the chosen fit and details. */
export function drawDress(drawing: Drawing, usual: Dress): void {
  const { torso, sleeve, skirt, gathered, neckline } = dressAsCut(drawing.fit, usual);
  const [half, waist] = torso.hem;
  const bodice = necked(drawing, torso, necklineOf(drawing, neckline));
  dressSleeves(drawing, torso, sleeve);
  if (!drawing.isBack) drawing.cloth(bodice.hollow, { tones: drawing.inside, round: 'flat', edge: 0.8 });
  const top = waist - 14;
  const round = drawing.has('rounded-hem') ? 150 : 0;
  fallingSkirt(
    drawing,
    { ...skirt, top, halfTop: half + 6, round },
    gathered > 0 ? gathers(drawing, top + 26, half - 2, gathered) : [],
  );
  drawing.cloth(bodice.outline, {
    creases: torsoCreases({ ...torso, hem: [half + 2, waist - 10] }, 0.7).slice(0, 4),
  });
  drawing.seam(spline(trace(`${-half - 2} ${waist - 2}, 0 ${waist + 12}, ${half + 2} ${waist - 2}`), false));
  drawing.stitch(bodice.edge(12));
  for (const side of SIDES)
    drawing.seam(spline(onSide(side, trace(`170 ${waist}, 158 ${waist - 110}, 196 ${waist - 230}`)), false));
  hemWork(drawing, skirt, top);
  if (drawing.isBack) {
    if (drawing.has('open-back')) openBack(drawing, 86, waist - 190, 132);
    else drawing.seam(`M0 ${bodice.drop}C4 400 0 800 0 ${waist + 270}`);
  } else {
    if (drawing.has('button-placket')) placket(drawing, bodice.drop, skirt.hem[1] + 22, 52, 11, 13);
    if (drawing.has('ruffles')) for (const side of SIDES) bib(drawing, side, bodice.drop, waist);
  }
  if (drawing.has('lace')) lace(drawing, hemLine(skirt), 24);
  waistWork(drawing, waist, half);
}

/** A ruffle that runs from the shoulder to the waist. */
function bib(drawing: Drawing, side: Side, drop: number, waist: number): void {
  ruffle(drawing, onSide(side, trace(`216 70, 176 ${Math.max(240, drop)}, 92 ${waist - 10}`)), side * -66);
}

const hemLine = ({ hem: [hx, hy] }: Dress['skirt']) =>
  trace(
    `${-hx + 12} ${hy - 24}, ${-hx * 0.5} ${hy - 6}, 0 ${hy + 2}, ${hx * 0.5} ${hy - 6}, ${hx - 12} ${hy - 24}`,
  );
