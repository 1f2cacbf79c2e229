import type { Drawing } from '../../drawing.ts';
import type { Crease } from '../../folds.ts';
import { spline, type Point } from '../../spline.ts';

/** A skirt that falls from a seam, with a hem that waves with the folds. */
export interface Fall {
  top: number;
  halfTop: number;
  hip: readonly [x: number, y: number];
  hem: readonly [x: number, y: number];
  folds: number;
  depth: number;
  /** How far the hem rises at both sides; with `lean`, how far it drops on the right. */
  round?: number;
  lean?: number;
  lift?: number;
}

/** Draws a skirt with folds that open towards a waving hem. */
export function fallingSkirt(drawing: Drawing, fall: Fall, gathered: readonly Crease[] = []): void {
  const {
    top,
    halfTop,
    hip: [px, py],
    hem: [hx, hy],
    folds,
    depth,
    round = 0,
    lean = 0,
    lift = 0,
  } = fall;
  const hem: Point[] = [];
  const creases: Crease[] = [...gathered];
  const count = folds * 2;
  const low = (at: number) => hy + 26 * (1 - at * at) - round * at ** 4 + lean * at;
  for (let index = 1; index < count; index++) {
    const at = 1 - (2 * index) / count;
    const wave = (index % 2 ? 1 : -1) * depth * drawing.random.between(4, 11);
    hem.push([hx * at + drawing.random.about(14), low(at) + wave + drawing.random.about(6)]);
    if (index % 2 === 0) {
      const start = top + drawing.random.between(0, 0.34) * (hy - top);
      creases.push({
        from: [halfTop * at * 0.92, start],
        to: [hx * at, low(at) - 16],
        bend: at * -14,
        width: (hx / count) * 0.62,
        depth: depth * drawing.random.between(0.7, 1.15),
        shape: 'flare',
      });
    }
  }
  const right = hy - round + lean;
  const left = hy - round - lean;
  drawing.cloth(
    spline([
      [-halfTop, top, 'corner'],
      [0, top + 12],
      [halfTop, top, 'corner'],
      [px, py],
      [(px + hx) / 2, (py + right) / 2],
      [hx, right, 'corner'],
      ...hem,
      [-hx, left, 'corner'],
      [-(px + hx) / 2, (py + left) / 2],
      [-px, py],
    ]),
    { creases, lift },
  );
}

/** Lean of an asymmetric hem, if chosen; the same body side in both views. */
export function leanOf(drawing: Drawing, lean = 110): number {
  if (!drawing.has('asymmetric-hem')) return 0;
  return drawing.isBack ? -lean : lean;
}

/** Gathers just below a waist seam: many small creases of uneven length. */
export function gathers(drawing: Drawing, y: number, half: number, length: number, step = 34): Crease[] {
  const creases: Crease[] = [];
  for (let x = -half + 14; x < half; x += step) {
    const from = x + drawing.random.about(10);
    const reach = length * drawing.random.between(0.6, 1.9);
    creases.push({
      from: [from, y - 24],
      to: [from * (1 + reach / 900), y + reach],
      bend: x * -0.02,
      width: 9,
      depth: 0.75,
    });
  }
  return creases;
}

/** A gathered strip sewn to a seam, such as a flounce along a hem. */
export function flounce(
  drawing: Drawing,
  {
    top,
    half,
    bottom,
    out = 46,
    lean = 0,
  }: { top: number; half: number; bottom: number; out?: number; lean?: number },
): void {
  fallingSkirt(
    drawing,
    {
      top,
      halfTop: half,
      hip: [half + out * 0.4, top + (bottom - top) * 0.3],
      hem: [half + out, bottom],
      folds: Math.max(5, Math.round(half / 64)),
      depth: 0.8,
      lift: 0.7,
      lean,
    },
    gathers(drawing, top + 24, half, (bottom - top) * 0.3, Math.max(44, half / 4)),
  );
  drawing.seam(
    spline(
      [
        [-half, top],
        [0, top + 12],
        [half, top],
      ],
      false,
    ),
  );
}
