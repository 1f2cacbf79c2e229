import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace, type Side } from '../../spline.ts';
import { sleeveBand, type Sleeve } from '../sleeves.ts';
import { MENS, type Torso } from '../torso.ts';
import { flap, patchPocket, zip } from '../trims.ts';
import { epaulettes } from '../coats.ts';
import { tiedBelt } from './belts.ts';
import { closedJacket } from './closed-jacket.ts';
import { closeFront, coveringStrip, drawcord, spread, stud } from './closures.ts';
import { hipPockets, pocketsOf } from './pockets.ts';
import { vent } from './tailored-back.ts';

/** A row of stitches along the hem of the body and of the sleeves. */
function hemStitches(drawing: Drawing, { hem: [hx, hy], sag = 0 }: Torso, sleeve: Sleeve): void {
  drawing.stitch(spline(trace(`${-hx + 4} ${hy - 36}, 0 ${hy - 36 + sag}, ${hx - 4} ${hy - 36}`), false));
  for (const side of SIDES) drawing.stitch(sleeveBand(side, sleeve, 34));
}

/** A pocket with a flap over it, bellowed at its sides. */
function flappedPatch(drawing: Drawing, side: Side, x: number, y: number, size: number): void {
  patchPocket(
    drawing,
    onSide(
      side,
      trace(
        `${x} ${y}!, ${x + size} ${y + 4}!, ${x + size + 4} ${y + size * 1.1}!, ${x - 4} ${y + size * 1.1}!`,
      ),
    ),
    onSide(
      side,
      trace(
        `${x + 10} ${y + 30}!, ${x + 7} ${y + size * 1.04}!, ${x + size - 7} ${y + size * 1.04}!, ${x + size - 10} ${y + 34}!`,
      ),
    ),
  );
  flap(drawing, side > 0 ? x - 6 : -x - size - 6, y - 12, size + 12, 70, side * 4);
  stud(drawing, side * (x + size / 2), y + 34, 12);
}

const PARKA: { torso: Torso; sleeve: Sleeve } = {
  torso: {
    ...MENS,
    neck: 134,
    shoulder: [388, 122],
    underarm: [384, 500],
    waist: [376, 860],
    hem: [424, 1480],
    sag: 16,
  },
  sleeve: { outer: [574, 1190], inner: [442, 1220], full: 20, slack: 1.1 },
};

/** A parka with a hood, a cord in the waist and pockets with flaps. */
export function drawParka(drawing: Drawing): void {
  const { torso, sleeve, finish, closesAt } = closedJacket(drawing, { ...PARKA, neck: 'hood', slack: 1.05 });
  const [, hem] = torso.hem;
  hemStitches(drawing, torso, sleeve);
  if (drawing.isBack) {
    drawing.seam(spline(trace('-352 330, 0 360, 352 330'), false));
    drawing.seam(`M0 360V${hem}`);
    if (drawing.has('back-vent')) vent(drawing, 0, hem + 8, 330);
  } else {
    if (drawing.has('zipped-pockets')) hipPockets(drawing, 'zipped', { x: 120, y: 1000 });
    else for (const side of SIDES) flappedPatch(drawing, side, 116, 1010, 200);
    if (drawing.has('chest-flap-pockets'))
      for (const side of SIDES) flappedPatch(drawing, side, 112, 410, 150);
    if (drawing.has('zip')) zip(drawing, `M0 ${closesAt}V${hem}`, [0, 330], 14);
    else {
      coveringStrip(drawing, closesAt, hem + 6, 58);
      if (!drawing.has('hidden-buttons')) for (const y of spread(290, hem - 110, 6)) stud(drawing, 0, y, 16);
    }
  }
  drawcord(drawing, 830, torso.waist[0] + 4);
  finish();
}

const RAINCOAT: { torso: Torso; sleeve: Sleeve } = {
  torso: {
    ...MENS,
    neck: 130,
    shoulder: [380, 120],
    underarm: [380, 500],
    waist: [392, 900],
    hem: [456, 1620],
    sag: 22,
  },
  sleeve: { outer: [578, 1180], inner: [440, 1214], full: 20, slack: 0.9 },
};

/** A straight raincoat with a hood, press studs and slanted pockets below flaps. */
export function drawRaincoat(drawing: Drawing): void {
  const { torso, sleeve, finish, closesAt } = closedJacket(drawing, {
    ...RAINCOAT,
    neck: 'hood',
    slack: 0.9,
  });
  const [, hem] = torso.hem;
  hemStitches(drawing, torso, sleeve);
  if (drawing.has('epaulettes')) epaulettes(drawing, torso);
  if (drawing.isBack) {
    const capeY = drawing.has('storm-cape') ? 520 : 300;
    drawing.shade(
      spline(
        trace(
          `-350 ${capeY + 10}, 0 ${capeY + 52}, 350 ${capeY + 10}, 350 ${capeY + 22}, 0 ${capeY + 64}, -350 ${capeY + 22}`,
        ),
      ),
      0.5,
    );
    drawing.seam(spline(trace(`-356 ${capeY}, 0 ${capeY + 44}, 356 ${capeY}`), false));
    drawing.stitch(spline(trace(`-356 ${capeY - 14}, 0 ${capeY + 30}, 356 ${capeY - 14}`), false));
    if (drawing.has('back-vent')) vent(drawing, 0, hem + 10, 360);
  } else {
    const pockets = pocketsOf(drawing, 'slanted');
    hipPockets(drawing, pockets, { x: 136, y: 1010, width: 200 });
    closeFront(drawing, 'studs', { top: closesAt, bottom: hem + 14, count: 7 });
  }
  if (drawing.has('tie-belt')) tiedBelt(drawing, 880, torso.waist[0] + 2, 430);
  finish();
}
