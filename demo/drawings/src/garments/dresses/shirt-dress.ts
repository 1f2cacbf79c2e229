import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace, type Side } from '../../spline.ts';
import { collarInside, shirtCollar, standNeck } from '../necks.ts';
import { GOLD } from '../outerwear/button-tones.ts';
import { cuffs, placket, yoke } from '../shirts.ts';
import { sleeveBand, type Sleeve } from '../sleeves.ts';
import { torsoCreases, torsoPath, WOMENS, type Torso } from '../torso.ts';
import { button, patchPocket, shirtButton } from '../trims.ts';
import { dressAsCut, type Dress } from './dress.ts';
import { dressSleeves } from './dress-sleeves.ts';
import { fallingSkirt } from './fall.ts';
import { seamPockets, tiedSash, waistBand } from './sash.ts';

const SHIRT_DRESS: Dress = {
  torso: {
    ...WOMENS,
    neck: 112,
    shoulder: [324, 100],
    underarm: [312, 430],
    waist: [262, 740],
    hem: [262, 760],
  },
  sleeve: { outer: [490, 1010], inner: [380, 1036], full: 16, slack: 1.1 },
  skirt: { hip: [326, 950], hem: [416, 1780], folds: 6, depth: 0.6 },
  gathered: 0,
};

/** Two pockets on the chest, each closed with a button. */
export function chestPockets(drawing: Drawing, x = 88, y = 330, size = 130): void {
  for (const side of SIDES) {
    const [near, far] = [x, x + size];
    patchPocket(
      drawing,
      onSide(
        side,
        trace(
          `${near} ${y}!, ${far} ${y}!, ${far} ${y + size * 0.92}, ${(near + far) / 2} ${y + size * 1.16}!, ${near} ${y + size * 0.92}`,
        ),
      ),
      onSide(
        side,
        trace(
          `${near + 9} ${y + 30}!, ${near + 9} ${y + size * 0.88}, ${(near + far) / 2} ${y + size * 1.06}!, ${far - 9} ${y + size * 0.88}, ${far - 9} ${y + 30}!`,
        ),
      ),
    );
    drawing.seam(`M${side * near} ${y + 34}H${side * far}`);
    button(drawing, (side * (near + far)) / 2, y + 18, 10, shirtButton(drawing));
  }
}

/** The turned-up ends of sleeves. */
function turnUps(drawing: Drawing, { outer: [ox, oy], inner: [ix, iy] }: Sleeve): void {
  for (const side of SIDES) {
    const up = 74;
    drawing.cloth(
      spline(
        onSide(side, [
          [ox + 8, oy - 4, 'corner'],
          [(ox + ix) / 2, (oy + iy) / 2 + 18],
          [ix - 8, iy + 2, 'corner'],
          [ix - 14, iy - up, 'corner'],
          [(ox + ix) / 2 + 6, (oy + iy) / 2 - up + 14],
          [ox + 2, oy - up - 6, 'corner'],
        ]),
      ),
      { round: 'tube', lift: 0.6 },
    );
    drawing.stitch(sleeveBand(side as Side, { outer: [ox, oy], inner: [ix, iy] }, 12));
  }
}

function ends(drawing: Drawing, sleeve: Sleeve | undefined): void {
  if (!sleeve) return;
  if (drawing.has('turned-up-sleeves') || sleeve.outer[1] < 760) turnUps(drawing, sleeve);
  else cuffs(drawing, sleeve, 80);
}

function closure(drawing: Drawing, hem: number, round: boolean): void {
  const end = hem + (round ? 26 : 10);
  if (drawing.has('hidden-buttons')) {
    drawing.seam(`M34 92V${end}`);
    drawing.stitch(`M-34 92V${end}`);
    return;
  }
  placket(drawing, 92, end, 54, 10, 12);
  if (!drawing.has('gold-buttons')) return;
  const gap = (end - 92 - 130) / 9;
  for (let index = 0; index < 10; index++) button(drawing, 0, Math.round(148 + gap * index), 15, GOLD);
}

function collar(drawing: Drawing, { neck }: Torso): void {
  if (drawing.has('stand-collar')) standNeck(drawing, neck + 8, 52, false);
  else shirtCollar(drawing, neck, 0.7);
}

/** A belted shirt dress. */
export function drawShirtDress(drawing: Drawing): void {
  const { torso, sleeve: usual, skirt } = dressAsCut(drawing.fit, SHIRT_DRESS);
  const [half] = torso.hem;
  const [, hem] = skirt.hem;
  const round = drawing.has('rounded-hem');
  ends(drawing, dressSleeves(drawing, torso, usual));
  if (!drawing.isBack) collarInside(drawing, torso.neck);
  fallingSkirt(drawing, { ...skirt, top: 740, halfTop: half, round: round ? 170 : 0 });
  drawing.cloth(torsoPath(torso, drawing.isBack ? 20 : 92), {
    creases: torsoCreases(torso, 0.8).slice(0, 4),
  });
  if (drawing.isBack) yoke(drawing, torso, 170);
  else {
    if (drawing.has('slant-pockets')) seamPockets(drawing, 760, half + 14);
    if (drawing.has('chest-pockets')) chestPockets(drawing);
    closure(drawing, hem, round);
  }
  collar(drawing, torso);
  if (drawing.has('tie-belt')) return tiedSash(drawing, 716, half + 2);
  waistBand(drawing, 716, half, 60, 0.7);
  if (!drawing.isBack) button(drawing, 60, 758, 17, shirtButton(drawing));
}
