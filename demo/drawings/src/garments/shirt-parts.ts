import { tonesOf } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline } from '../spline.ts';
import { bandOf } from './sleeve-ends.ts';
import { sleeveBand, type Sleeve } from './sleeves.ts';
import type { Torso } from './torso.ts';
import { button, buttonhole, shirtButton } from './trims.ts';

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
  tones = shirtButton(drawing),
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
    button(drawing, 0, y, radius, tones);
  }
}

/** Buttoned cuffs over the ends of long sleeves. */
export function cuffs(
  drawing: Drawing,
  { outer: [ox, oy], inner: [ix, iy] }: Sleeve,
  height = 96,
  tones = drawing.tones,
): void {
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
      { tones, round: 'tube', lift: 0.4, grain: -9 * side },
    );
    drawing.stitch(sleeveBand(side, { outer: [ox - 6, oy], inner: [ix, iy] }, 12));
    button(drawing, side * (ox - 34), oy - height * 0.5, 11, shirtButton(drawing));
  }
}

const LINK = tonesOf('#b9b2a4', 1.6);

/** Cuffs that are folded back and held by a link. */
export function doubleCuffs(drawing: Drawing, sleeve: Sleeve, tones = drawing.tones): void {
  cuffs(drawing, sleeve, 112, tones);
  for (const side of SIDES) {
    const [[ox, oy], [ix, iy]] = [sleeve.outer, sleeve.inner];
    drawing.cloth(spline(onSide(side, bandOf(sleeve, 82, 9))), {
      tones,
      round: 'tube',
      lift: 0.8,
      edge: 0.5,
    });
    button(
      drawing,
      Math.round(side * (ox * 0.72 + ix * 0.28)),
      Math.round(oy * 0.72 + iy * 0.28 - 42),
      17,
      LINK,
    );
  }
}

/** Darts in the back of a close-fitting shirt. */
export function backDarts(drawing: Drawing, { waist: [wx, wy] }: Torso): void {
  for (const side of SIDES)
    drawing.seam(
      spline(
        onSide(side, [
          [wx * 0.5, wy - 230],
          [wx * 0.45, wy],
          [wx * 0.52, wy + 230],
        ]),
        false,
      ),
    );
}

/** Slits at the foot of both side seams, with the far side visible. */
export function sideSlits(drawing: Drawing, { waist: [wx, wy], hem: [hx, hy] }: Torso, height = 220): void {
  const at = (hy - height - wy) / (hy - wy);
  const edge = wx + (hx - wx) * at;
  for (const side of SIDES) {
    drawing.cloth(
      spline(
        onSide(side, [
          [edge - 3, hy - height, 'corner'],
          [hx - 2, hy + 10, 'corner'],
          [hx - 52, hy + 4, 'corner'],
          [edge - 22, hy - height * 0.5],
        ]),
      ),
      { tones: drawing.inside, round: 'flat', printed: false, edge: 0.7 },
    );
    drawing.stitch(
      spline(
        onSide(side, [
          [edge - 22, hy - height - 4],
          [edge - 42, hy - height * 0.5],
          [hx - 68, hy - 2],
        ]),
        false,
      ),
    );
  }
}
