import type { Drawing } from '../../drawing.ts';
import { spline, trace } from '../../spline.ts';
import { ribbedEnds, ribs } from '../knitwear.ts';
import { neckBand, standNeck } from '../necks.ts';
import { sleeves, type Sleeve } from '../sleeves.ts';
import { neckHollow, torsoCreases, torsoPath, WOMENS, type Torso } from '../torso.ts';
import { hipPockets } from '../outerwear/pockets.ts';
import { columnAsCut } from './column.ts';
import { sleeveFor } from './dress-sleeves.ts';
import { tiedSash } from './sash.ts';

const TORSO: Torso = {
  ...WOMENS,
  neck: 128,
  drop: 118,
  shoulder: [318, 100],
  underarm: [310, 440],
  waist: [290, 760],
  hem: [324, 1520],
};
const SLEEVE: Sleeve = { outer: [494, 1010], inner: [386, 1036], full: 14, slack: 1 };

/** The neck of a knitted dress: round, a V, or a roll that stands. */
function neck(drawing: Drawing, torso: Torso, high: boolean): void {
  if (high) {
    const line = spline(trace('-170 -40, 0 20, 170 -40'), false);
    standNeck(drawing, 128, 112, true, ribs(line, 130, drawing.tones));
  } else neckBand(drawing, torso, drawing.isBack ? 34 : torso.drop, 38);
}

/** A knitted dress with ribbed ends. */
export function drawKnittedDress(drawing: Drawing): void {
  const vee = drawing.has('v-neck') && !drawing.isBack;
  const high = drawing.has('roll-collar');
  const cut = columnAsCut(drawing.fit, { torso: TORSO, hip: [330, 1000], slack: 0.8 }).torso;
  const torso: Torso = vee ? { ...cut, drop: 300, vee: 1 } : cut;
  const sleeve = drawing.sleeve ? sleeveFor(torso, drawing.sleeve) : SLEEVE;
  sleeves(drawing, torso, {
    ...sleeve,
    balloon: drawing.has('balloon-sleeves') ? 74 : (sleeve.balloon ?? 0),
  });
  const front = high ? 60 : torso.drop;
  const drop = drawing.isBack ? 34 : front;
  if (!drawing.isBack && !high)
    drawing.cloth(neckHollow(torso, drop), { tones: drawing.inside, round: 'flat', printed: false });
  drawing.cloth(torsoPath(torso, drop), { creases: torsoCreases(torso, 0.85) });
  if (drawing.has('side-slits')) sideSlits(drawing, torso);
  ribbedEnds(drawing, torso, sleeve, 70);
  if (drawing.isBack) drawing.seam(spline(trace('-250 120, 0 150, 250 120'), false));
  neck(drawing, torso, high);
  if (drawing.has('tie-belt')) tiedSash(drawing, torso.waist[1] - 20, torso.waist[0] + 4);
  if (drawing.has('patch-pockets') && !drawing.isBack)
    hipPockets(drawing, 'patches', { x: 84, y: 930, width: 160 });
}

function sideSlits(drawing: Drawing, { hem: [hx, hy] }: Torso): void {
  for (const side of [-1, 1]) {
    drawing.cloth(
      spline(
        trace(
          `${side * (hx - 6)} ${hy - 280}!, ${side * (hx + 8)} ${hy + 74}!, ${side * (hx - 64)} ${hy + 78}!`,
        ),
      ),
      {
        tones: drawing.inside,
        round: 'flat',
        edge: 1,
        printed: false,
      },
    );
  }
}
