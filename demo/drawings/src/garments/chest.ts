import { tonesOf, type Tones } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, trace, type Point } from '../spline.ts';
import { button, buttonhole, patchPocket, shirtButton } from './trims.ts';

const PEARL = tonesOf('#f6f1ea', 1.8);
export const GOLD = tonesOf('#c9a24a', 1.8);
export const LEATHER = tonesOf('#6b4226', 1.3);

/** A small pocket on the left chest, with a straight edge and a pointed end. */
export function chestPocket(drawing: Drawing, y = 330): void {
  if (drawing.isBack) return;
  patchPocket(
    drawing,
    [
      [112, y, 'corner'],
      [248, y - 4, 'corner'],
      [248, y + 134],
      [180, y + 172, 'corner'],
      [114, y + 136],
    ],
    [
      [121, y + 8, 'corner'],
      [122, y + 132, 'corner'],
      [180, y + 161, 'corner'],
      [239, y + 128, 'corner'],
      [239, y + 6, 'corner'],
    ],
  );
  drawing.stitch(`M114 ${y + 26}L247 ${y + 22}`);
}

/** Two pockets with buttoned flaps on the chest. */
export function chestPockets(drawing: Drawing, y = 380, out = 0): void {
  if (drawing.isBack) return;
  const both = (points: string, closed = true) =>
    SIDES.map((side) => {
      const placed = trace(points).map(([x, up, turn]): Point =>
        turn ? [x + out, up + y, turn] : [x + out, up + y],
      );
      return spline(onSide(side, placed), closed);
    }).join('');
  const bag = both('108 0!, 258 0!, 258 150, 244 170!, 122 170!, 108 150');
  drawing.cloth(bag, { round: 'flat', edge: 0.34, lift: 0.35 });
  drawing.stitch(both('117 20!, 117 148!, 126 161!, 240 161!, 249 148!, 249 20!', false));
  const flaps = both('102 -8!, 264 -8!, 262 44!, 244 58!, 122 58!, 104 44!');
  drawing.cloth(flaps, { round: 'flat', edge: 0.35, lift: 0.6 });
  for (const side of SIDES) button(drawing, side * (183 + out), y + 30, 10, shirtButton(drawing));
}

/** A small heron, embroidered on the left of the chest. */
export function logo(drawing: Drawing, x = 196, y = 330): void {
  if (drawing.isBack) return;
  const { base, line } = drawing.accent;
  drawing.add(
    `<g transform="translate(${x} ${y}) scale(.82)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-32 40C-30 12-14-2 8-2C22-4 24-22 14-34L36-30M14-34C4-40-2-34-2-26M-4 26V58M10 22V58M-30 42C-10 46 20 36 24 8" stroke="${line}" stroke-width="10" opacity=".25" transform="translate(2 3)"/><path d="M-32 40C-30 12-14-2 8-2C22-4 24-22 14-34L36-30M14-34C4-40-2-34-2-26M-4 26V58M10 22V58M-30 42C-10 46 20 36 24 8" stroke="${base}" stroke-width="9"/></g>`,
  );
}

/** A short placket with buttons below a round neck. */
export function henleyPlacket(drawing: Drawing, top: number, length = 250, buttons = 3): void {
  if (drawing.isBack) return;
  const bottom = top + length;
  drawing.cloth(
    spline([
      [-30, top - 4, 'corner'],
      [30, top - 4, 'corner'],
      [30, bottom, 'corner'],
      [-30, bottom, 'corner'],
    ]),
    { round: 'flat', edge: 0.4, lift: 0.4 },
  );
  drawing.stitch(`M-22 ${top}V${bottom - 8}H22V${top}`);
  drawing.stitch(`M-26 ${bottom - 30}H26`);
  for (let at = 0; at < buttons; at++) {
    const y = Math.round(top + 34 + (at * (length - 88)) / Math.max(1, buttons - 1));
    buttonhole(drawing, 0, y, 40);
    button(drawing, 0, y, 12, shirtButton(drawing));
  }
}

/** Chosen buttons, else those that suit the cloth. */
export function chosenButton(drawing: Drawing, usual: Tones): Tones {
  if (drawing.has('pearl-buttons')) return PEARL;
  if (drawing.has('gold-buttons')) return GOLD;
  return usual;
}
