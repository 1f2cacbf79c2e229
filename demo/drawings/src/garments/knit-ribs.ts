import type { Tones } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, type Point } from '../spline.ts';
import type { Sleeve } from './sleeves.ts';
import type { Torso } from './torso.ts';

/** Ribs across a line, as inlay of a panel. */
export function ribs(line: string, width: number, tones: Tones): string {
  const stroke = (colour: string, dashes: string, opacity: number) =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width * 1.5}" stroke-dasharray="${dashes}" stroke-opacity="${opacity.toFixed(2)}"/>`;
  return (
    stroke(tones.deep, '4.5 8.5', tones.shadow * 0.42) +
    stroke(tones.sheen, '0 5.5 3 4.5', tones.highlight * 0.3)
  );
}

/** A ribbed band: a separate panel with ribs across the given line. */
export function ribbedBand(
  drawing: Drawing,
  outline: string,
  line: string,
  width: number,
  tones: Tones = drawing.tones,
): void {
  drawing.cloth(outline, { tones, printed: false, edge: 0.4, lift: 0.25, inlay: ribs(line, width, tones) });
}

/** Ribbed cuffs that draw the sleeves in. */
export function ribbedCuffs(
  drawing: Drawing,
  { outer: [ox, oy], inner: [ix, iy] }: Sleeve,
  height: number,
  tones: Tones = drawing.tones,
): void {
  const length = Math.hypot(ox - ix, iy - oy);
  const [dx, dy] = [((iy - oy) / length) * height, ((ox - ix) / length) * height];
  for (const side of SIDES) {
    const outline: Point[] = [
      [ox + 3, oy - 12, 'corner'],
      [ox + 2 + dx * 0.5, oy + dy * 0.5],
      [ox - 12 + dx, oy + dy, 'corner'],
      [(ox + ix) / 2 + dx, (oy + iy) / 2 + dy + 8],
      [ix + 10 + dx, iy + dy, 'corner'],
      [ix - 2 + dx * 0.5, iy + dy * 0.5],
      [ix - 3, iy - 12, 'corner'],
    ];
    const [mx, my] = [dx * 0.46, dy * 0.46];
    ribbedBand(
      drawing,
      spline(onSide(side, outline)),
      spline(
        onSide(side, [
          [ox + 24 + mx, oy - 5 + my],
          [ix - 24 + mx, iy + 5 + my],
        ]),
        false,
      ),
      height,
      tones,
    );
  }
}

/** A ribbed hem that draws the body in. */
export function ribbedHem(
  drawing: Drawing,
  torso: Torso,
  height: number,
  tones: Tones = drawing.tones,
): void {
  const [hx, hy] = torso.hem;
  const sag = torso.sag ?? 0;
  const end = hy + height;
  const outline: Point[] = [
    [-hx - 3, hy - 14, 'corner'],
    [0, hy + sag - 10],
    [hx + 3, hy - 14, 'corner'],
    [hx + 4, hy + height * 0.5],
    [hx - 12, end, 'corner'],
    [0, end + sag],
    [-hx + 12, end, 'corner'],
    [-hx - 4, hy + height * 0.5],
  ];
  const middle = hy + height * 0.46;
  ribbedBand(
    drawing,
    spline(outline),
    spline(
      [
        [-hx - 24, middle],
        [0, middle + sag],
        [hx + 24, middle],
      ],
      false,
    ),
    height,
    tones,
  );
}

/** Ribbed cuffs and hem that draw the knit in. */
export function ribbedEnds(
  drawing: Drawing,
  torso: Torso,
  sleeve: Sleeve,
  height: number,
  tones: Tones = drawing.tones,
): void {
  ribbedCuffs(drawing, sleeve, height, tones);
  ribbedHem(drawing, torso, height, tones);
}
