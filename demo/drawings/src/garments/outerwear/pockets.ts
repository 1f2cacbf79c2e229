import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, type Point, type Side } from '../../spline.ts';
import { flap, patchPocket, welt, zip } from '../trims.ts';

export type Pockets = 'flaps' | 'patches' | 'welts' | 'slanted' | 'zipped' | 'none';

/** The chosen pockets, else the usual ones of such a garment. */
export function pocketsOf(drawing: Drawing, usual: Pockets): Pockets {
  if (drawing.has('patch-pockets')) return 'patches';
  if (drawing.has('flap-pockets')) return 'flaps';
  if (drawing.has('slant-pockets')) return 'slanted';
  if (drawing.has('zipped-pockets')) return 'zipped';
  return drawing.has('welt-pockets') ? 'welts' : usual;
}

function patch(drawing: Drawing, side: Side, x: number, y: number, size: number): void {
  const [far, low] = [x + size, y + size * 1.12];
  const inset = (points: readonly Point[]) => onSide(side, points);
  patchPocket(
    drawing,
    inset([
      [x, y, 'corner'],
      [far, y + 8, 'corner'],
      [far + 4, low - 26],
      [far - 24, low],
      [x + 22, low - 6],
      [x - 4, low - 32],
    ]),
    inset([
      [x + 11, y + 28, 'corner'],
      [x + 8, low - 34],
      [x + 26, low - 18],
      [far - 28, low - 12],
      [far - 8, low - 30],
      [far - 10, y + 34, 'corner'],
    ]),
    side * -2,
  );
  drawing.stitch(sidePath(side, x + 4, y + 30, far - 4, y + 38));
}

const sidePath = (side: Side, x: number, y: number, x2: number, y2: number) =>
  `M${Math.round(x * side)} ${Math.round(y)}L${Math.round(x2 * side)} ${Math.round(y2)}`;

/** Two hip pockets with their inner corner at `x`, `y`. */
export function hipPockets(
  drawing: Drawing,
  pockets: Pockets,
  { x, y, width = 190 }: { x: number; y: number; width?: number },
): void {
  if (pockets === 'flaps') {
    flap(drawing, -x - width, y + 8, width, 64, -7);
    flap(drawing, x, y, width, 64, 7);
    return;
  }
  for (const side of SIDES) {
    if (pockets === 'patches') patch(drawing, side, x - 8, y, width + 20);
    if (pockets === 'welts') jetted(drawing, side, x, y, width);
    if (pockets === 'slanted') {
      const [near, far] = [side * (x + 36), side * (x + width - 40)];
      if (side < 0) welt(drawing, [far, y + 190], [near, y - 40], 40);
      else welt(drawing, [near, y - 40], [far, y + 190], 40);
    }
    if (pockets === 'zipped')
      zip(drawing, sidePath(side, x + 50, y - 30, x + width - 30, y + 180), [side * (x + 52), y - 24], 8);
  }
}

function jetted(drawing: Drawing, side: Side, x: number, y: number, width: number): void {
  const lip = (from: number, to: number) =>
    spline(
      onSide(side, [
        [x, y + from, 'corner'],
        [x + width, y + from + 8, 'corner'],
        [x + width, y + to + 8, 'corner'],
        [x, y + to, 'corner'],
      ]),
    );
  drawing.shade(lip(-4, 26), 0.7);
  drawing.cloth(lip(-12, 8), { round: 'flat', edge: 0.4, lift: 0.5 });
  drawing.cloth(lip(12, 30), { round: 'flat', edge: 0.4, lift: 0.5 });
}

/** The welt on the chest of a suit jacket. */
export function chestWelt(drawing: Drawing, x: number, y: number): void {
  welt(drawing, [x, y], [x + 128, y - 22], 34);
}
