import type { Drawing } from '../drawing.ts';
import { trace, onSide, SIDES, spline } from '../spline.ts';
import { collarInside, shirtCollar } from './necks.ts';
import { LONG, SHORT, sleeveBand, sleeves, type Sleeve } from './sleeves.ts';
import { label } from './tees.ts';
import { MENS, torsoCreases, torsoPath, WOMENS, type Torso } from './torso.ts';
import { button, buttonhole, patchPocket, shirtButton } from './trims.ts';

/** Yoke seam across the back with a box pleat below the loop. */
export function yoke(drawing: Drawing, { shoulder: [sx, sy] }: Torso, y: number): void {
  const d = spline(
    [
      [-sx + 34, y],
      [-sx * 0.5, y + 16],
      [0, y + 20],
      [sx * 0.5, y + 16],
      [sx - 34, y],
    ],
    false,
  );
  drawing.seam(d);
  drawing.stitch(
    spline(
      [
        [-sx + 36, y + 12],
        [0, y + 32],
        [sx - 36, y + 12],
      ],
      false,
    ),
  );
  drawing.seam(`M-30 ${y + 20}Q-26 ${y + 260}-18 ${sy + 620}`);
  drawing.seam(`M30 ${y + 20}Q26 ${y + 260} 18 ${sy + 620}`);
}

/** A placket from the collar to the hem with its buttons. */
export function placket(
  drawing: Drawing,
  top: number,
  bottom: number,
  width: number,
  buttons: number,
  radius = 13,
): void {
  const half = width / 2;
  const d = (x: number) => `M${x} ${top}L${x} ${bottom}`;
  drawing.shade(`M${half} ${top}h16V${bottom}h-16Z`, 0.3);
  drawing.seam(d(half));
  drawing.seam(d(-half));
  drawing.stitch(d(half - 9));
  drawing.stitch(d(-half + 9));
  const gap = (bottom - top - 130) / Math.max(1, buttons - 1);
  for (let index = 0; index < buttons; index++) {
    const y = Math.round(top + 56 + gap * index);
    buttonhole(drawing, 0, y, radius * 3.2);
    button(drawing, 0, y, radius, shirtButton(drawing));
  }
}

/** Buttoned cuffs over the ends of long sleeves. */
export function cuffs(drawing: Drawing, { outer: [ox, oy], inner: [ix, iy] }: Sleeve, height = 96): void {
  for (const side of SIDES) {
    const lean = (oy - iy) * 0.3;
    drawing.cloth(
      spline(
        onSide(side, [
          [ox - 12, oy - height, 'corner'],
          [ox + 4, oy, 'corner'],
          [(ox + ix) / 2, (oy + iy) / 2 + 10],
          [ix - 4, iy, 'corner'],
          [ix - 8, iy - height, 'corner'],
          [(ox + ix) / 2, (oy + iy) / 2 - height + 8 + lean],
        ]),
      ),
      { round: 'tube', lift: 0.4, grain: -9 * side },
    );
    drawing.stitch(sleeveBand(side, { outer: [ox - 6, oy], inner: [ix, iy] }, 12));
    button(drawing, side * (ox - 34), oy - height * 0.5, 11, shirtButton(drawing));
  }
}

/** A men's shirt: two-piece collar, placket, chest pocket, shirt tail. */
export function drawShirt(drawing: Drawing): void {
  const torso: Torso = { ...MENS, neck: 124, hem: [350, 1270], sag: 70, waist: [350, 860] };
  sleeves(drawing, torso, LONG);
  cuffs(drawing, LONG);
  if (!drawing.isBack) collarInside(drawing, torso.neck);
  if (!drawing.isBack) label(drawing, 34);
  drawing.cloth(torsoPath(torso, drawing.isBack ? 20 : 96), { creases: torsoCreases(torso, 0.95) });
  drawing.stitch(spline(trace('-342 1252, -170 1318, 0 1326, 170 1318, 342 1252'), false));
  if (drawing.isBack) yoke(drawing, torso, 196);
  else {
    for (const side of SIDES) drawing.seam(spline(onSide(side, trace('132 64, 250 116, 362 168')), false));
    patchPocket(
      drawing,
      trace('118 400!, 262 396!, 262 540, 190 584!, 120 542'),
      trace('128 426!, 128 538!, 190 572!, 253 536!, 252 422!'),
    );
    placket(drawing, 96, 1336, 64, 7);
  }
  shirtCollar(drawing, torso.neck);
}

/** A women's blouse: soft full sleeves gathered into cuffs, small collar, hidden tension. */
export function drawBlouse(drawing: Drawing): void {
  const torso: Torso = { ...WOMENS, neck: 116, hem: [330, 1160], waist: [298, 740], sag: 54 };
  const sleeve: Sleeve = { outer: [496, 1010], inner: [398, 1040], full: 26, balloon: 66, slack: 1.15 };
  sleeves(drawing, torso, sleeve);
  cuffs(drawing, sleeve, 74);
  if (!drawing.isBack) collarInside(drawing, torso.neck);
  drawing.cloth(torsoPath(torso, drawing.isBack ? 20 : 92), {
    creases: [
      ...torsoCreases(torso, 1.15),
      { from: [-210, 96], to: [-170, 560], bend: 10, width: 15, depth: 0.5 },
      { from: [-150, 80], to: [-120, 500], bend: 8, width: 12, depth: 0.4 },
      { from: [210, 96], to: [180, 590], bend: -10, width: 15, depth: 0.5 },
      { from: [150, 80], to: [126, 520], bend: -8, width: 12, depth: 0.4 },
    ],
  });
  if (drawing.isBack) yoke(drawing, torso, 150);
  else placket(drawing, 92, 1208, 50, 8, 11);
  shirtCollar(drawing, torso.neck, 0.7);
}

/** A piqué polo: knitted collar and cuffs, three buttons. */
export function drawPolo(drawing: Drawing): void {
  const torso: Torso = { ...MENS, neck: 124 };
  const sleeve: Sleeve = { ...SHORT, outer: [574, 500], inner: [396, 566] };
  sleeves(drawing, torso, sleeve);
  for (const side of SIDES) drawing.rib(sleeveBand(side, sleeve, 20, 0), 40, drawing.tones, true);
  if (!drawing.isBack) collarInside(drawing, torso.neck);
  drawing.cloth(torsoPath(torso, drawing.isBack ? 20 : 96), { creases: torsoCreases(torso, 0.85) });
  const [hx, hy] = torso.hem;
  drawing.stitch(
    spline(
      [
        [-hx, hy - 36],
        [0, hy - 22],
        [hx, hy - 36],
      ],
      false,
    ),
  );
  if (!drawing.isBack) {
    placket(drawing, 92, 440, 66, 3);
    drawing.add(
      `<path d="M-33 440H33V470H-33Z" fill="none" stroke="${drawing.tones.thread}" stroke-width="3" stroke-dasharray="9 5"/>`,
    );
  }
  shirtCollar(drawing, torso.neck, 0.85);
}
