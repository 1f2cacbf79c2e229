import { HORN, button } from './trims.ts';
import type { Tones } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, trace } from '../spline.ts';
import { GOLD, LEATHER } from './chest.ts';
import { ribbedBand } from './knit-ribs.ts';
import { leatherButton } from './leather-button.ts';
import type { Sleeve } from './sleeves.ts';
import type { Torso } from './torso.ts';

/** Oval patches of suede on the elbows, seen from behind. */
export function elbowPatches(drawing: Drawing, sleeve: Sleeve, { underarm: [, uy] }: Torso): void {
  if (!drawing.isBack) return;
  const [[ox, oy], [ix]] = [sleeve.outer, sleeve.inner];
  const y = uy + (oy - uy) * 0.46;
  const x = (ox + ix) / 2 - 26;
  for (const side of SIDES) {
    const oval = (wide: number, tall: number) =>
      spline(
        onSide(side, [
          [x - 12, y - tall],
          [x + wide - 4, y - tall * 0.4],
          [x + wide + 6, y + tall * 0.4],
          [x + 14, y + tall],
          [x - wide + 6, y + tall * 0.4],
          [x - wide - 4, y - tall * 0.4],
        ]),
      );
    drawing.cloth(oval(46, 108), { tones: LEATHER, printed: false, round: 'flat', lift: 0.4, edge: 0.4 });
    drawing.stitch(oval(36, 96), LEATHER.light);
  }
}

/** Three gold buttons along one shoulder. */
export function shoulderButtons(drawing: Drawing, { neck, shoulder: [sx, sy] }: Torso): void {
  if (drawing.isBack) return;
  drawing.seam(
    spline(
      [
        [neck + 26, 46],
        [(neck + sx) / 2, 34 + sy * 0.45],
        [sx - 16, sy + 34],
      ],
      false,
    ),
  );
  for (const at of [0.3, 0.55, 0.8])
    button(drawing, Math.round(neck + (sx - neck) * at), Math.round(24 + sy * at * 0.86), 17, GOLD);
}

/** A longer hem at the back, with the front one open at both sides. */
export function steppedHem(drawing: Drawing, { hem: [hx, hy] }: Torso, rib: number, tones: Tones): void {
  ribbedBand(
    drawing,
    spline([
      [-hx - 2, hy - 30, 'corner'],
      [hx + 2, hy - 30, 'corner'],
      [hx + 8, hy + rib + 40, 'corner'],
      [0, hy + rib + 52],
      [-hx - 8, hy + rib + 40, 'corner'],
    ]),
    `M${-hx - 24} ${hy + rib * 0.5}L${hx + 24} ${hy + rib * 0.5}`,
    rib * 1.7,
    tones,
  );
  drawing.shade(
    spline([
      [-hx + 12, hy + rib - 4, 'corner'],
      [hx - 12, hy + rib - 4, 'corner'],
      [hx - 14, hy + rib + 8, 'corner'],
      [-hx + 14, hy + rib + 8, 'corner'],
    ]),
    0.5,
  );
}

/** Two pockets sewn on above the hem, each with a ribbed edge. */
export function knitPockets(drawing: Drawing, { hem: [hx, hy] }: Torso, height = 240): void {
  if (drawing.isBack) return;
  const [left, right] = [64, Math.min(246, hx - 44)];
  const [top, bottom] = [hy - height - 34, hy - 34];
  for (const side of SIDES) {
    drawing.cloth(
      spline(
        onSide(side, [
          [left, top, 'corner'],
          [right, top + 4, 'corner'],
          [right + 2, bottom - 12],
          [right - 14, bottom],
          [left + 12, bottom],
          [left, bottom - 12],
        ]),
      ),
      { round: 'flat', edge: 0.4, lift: 0.4 },
    );
    drawing.rib(`M${side * (left - 3)} ${top + 14}L${side * (right + 3)} ${top + 18}`, 36);
  }
}

/** Default buttons of a knit. */
export const KNIT_BUTTON = HORN;

/** A button on the centre of a knit; those of leather are larger. */
export function knitButton(drawing: Drawing, y: number, radius: number, tones: Tones): void {
  if (drawing.has('leather-buttons')) leatherButton(drawing, 0, y, Math.round(radius * 1.4));
  else button(drawing, 0, y, radius, tones);
}

/** A broad collar that rolls from the nape down to the first button. */
export function shawlCollar(drawing: Drawing, neck: number, depth: number): void {
  if (drawing.isBack)
    return ribbedBand(
      drawing,
      spline([
        [-neck + 6, -44],
        [0, -70],
        [neck - 6, -44],
        [neck + 44, 18],
        [neck + 34, 84, 'corner'],
        [0, 104],
        [-neck - 34, 84, 'corner'],
        [-neck - 44, 18],
      ]),
      spline(trace(`${-neck - 60} 30, 0 24, ${neck + 60} 30`), false),
      150,
    );
  for (const side of SIDES) {
    const roll = onSide(side, [
      [neck - 26, -52, 'corner'],
      [neck + 30, -30],
      [neck + 78, 60],
      [neck * 1.24, depth * 0.46],
      [neck * 0.72, depth * 0.82],
      [-6, depth + 30, 'corner'],
      [-4, depth - 30, 'corner'],
      [neck * 0.42, depth * 0.56],
      [neck * 0.8, depth * 0.2],
      [neck * 0.86, 0],
    ]);
    const line = onSide(side, [
      [neck + 4, -70],
      [neck + 26, 70],
      [neck * 0.86, depth * 0.5],
      [neck * 0.46, depth * 0.8],
      [-10, depth + 40],
    ]);
    ribbedBand(drawing, spline(roll), spline(line, false), 130);
  }
}
