import { tonesOf, type Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, sideSpline } from '../../spline.ts';
import { button, patchPocket, welt } from '../trims.ts';
import { edgesAt, type Cut } from './cut.ts';

const GOLD = tonesOf('#c9a24b');

/** Curved fly with its stitching. */
export function fly(drawing: Drawing, { crotch, band }: Cut, thread = drawing.tones.thread): void {
  drawing.seam(`M-8 ${band + 26}L-8 ${crotch}`);
  drawing.stitch(`M74 ${band + 22}V${crotch - 200}Q70 ${crotch - 110} 0 ${crotch - 84}`, thread);
}

/** Visible buttons along the fly. */
export function buttonFly(drawing: Drawing, { crotch, band }: Cut, tones: Tones): void {
  const [from, to] = [band + 76, crotch - 168];
  for (let at = 0; at < 4; at++) button(drawing, 32, from + ((to - from) * at) / 3, 19, tones);
}

/** A sailor's bib of seams, with a column of gold buttons at both sides. */
export function sailorFront(drawing: Drawing, { waist, crotch, band }: Cut): void {
  const first = band + (drawing.has('tie-belt') ? 124 : 36);
  const bottom = Math.min(first + 314, crotch - 90);
  for (const side of SIDES) {
    drawing.seam(
      sideSpline(
        side,
        [
          [waist * 0.6, band + 14, 'corner'],
          [waist * 0.58, bottom - 40],
          [waist * 0.48, bottom],
          [0, bottom + 14],
        ],
        false,
      ),
    );
    for (const at of [0.12, 0.46, 0.8])
      button(drawing, waist * 0.42 * side, first + (bottom - first - 24) * at, 29, GOLD);
  }
}

/** Side pockets that open on a slant. */
export function slantPockets(drawing: Drawing, cut: Cut): void {
  const {
    waist,
    hip: [, py],
    band,
  } = cut;
  const [edge] = edgesAt(cut, py * 0.82);
  for (const side of SIDES) {
    drawing.seam(
      sideSpline(
        side,
        [
          [waist * 0.72, band + 12, 'corner'],
          [edge - 4, py * 0.82, 'corner'],
        ],
        false,
      ),
    );
    drawing.stitch(
      sideSpline(
        side,
        [
          [waist * 0.69, band + 14, 'corner'],
          [edge - 12, py * 0.83, 'corner'],
        ],
        false,
      ),
    );
  }
}

/** Large pockets sewn on the front. */
export function frontPatchPockets(drawing: Drawing, cut: Cut, thread?: string): void {
  const {
    waist,
    hip: [px, py],
    band,
  } = cut;
  const [top, bottom] = [band + 48, band + 48 + py * 0.92];
  for (const side of SIDES) {
    const inner = waist * (drawing.has('gold-buttons') ? 0.68 : 0.34);
    const outer = Math.min(px * 0.9, edgesAt(cut, top + 120)[0] - 26);
    patchPocket(
      drawing,
      onSide(side, [
        [inner, top, 'corner'],
        [outer - 60, top + 12, 'corner'],
        [outer - 4, top + 120, 'corner'],
        [outer, bottom - 40],
        [outer - 30, bottom],
        [inner + 20, bottom],
        [inner - 4, bottom - 34],
      ]),
      onSide(side, [
        [inner + 12, top + 14, 'corner'],
        [outer - 68, top + 26, 'corner'],
        [outer - 18, top + 124, 'corner'],
        [outer - 14, bottom - 44],
        [outer - 38, bottom - 14],
        [inner + 26, bottom - 14],
        [inner + 10, bottom - 40],
        [inner + 12, top + 14],
      ]),
      side * -3,
      thread,
    );
    drawing.seam(
      sideSpline(
        side,
        [
          [inner, top + 36, 'corner'],
          [outer - 76, top + 46, 'corner'],
          [outer - 30, top + 128, 'corner'],
        ],
        false,
      ),
    );
  }
}

/** Folds laid into the waist, `count` on each side. */
export function pleats(drawing: Drawing, { waist, hip: [, py], band }: Cut, count: number): void {
  const { tones } = drawing;
  for (const side of SIDES)
    for (let index = 0; index < count; index++) {
      const x = waist * (0.36 + index * 0.17) * side;
      const [top, end] = [band + 18, band + py * (index ? 0.56 : 0.8)];
      const wedge = (from: number, wide: number) =>
        `M${Math.round(x + from * side)} ${top}Q${Math.round(x + (from + 4) * side)} ${Math.round((top + end) / 2)} ${Math.round(x + 4 * side)} ${Math.round(end)}Q${Math.round(x + (from + wide * 0.6) * side)} ${Math.round((top + end) / 2)} ${Math.round(x + (from + wide) * side)} ${top}Z`;
      drawing.add(
        `<path d="${wedge(-2, 24)}" fill="${tones.deep}" opacity=".36"/><path d="${wedge(-4, -18)}" fill="${tones.light}" opacity=".42"/>`,
      );
      drawing.seam(`M${x} ${top}Q${x + 5 * side} ${(top + end) / 2} ${x + 4 * side} ${end - 40}`);
    }
}

/** A small welted pocket for coins, below the right of the band. */
export function coinPocket(drawing: Drawing, { waist, band }: Cut): void {
  const [from, to, y] = [waist * 0.3, waist * 0.66, band + 54];
  welt(drawing, [from, y + 4], [to, y - 4], 34);
  drawing.seam(`M${from} ${y + 38}L${to} ${y + 30}`);
  for (const [x, top] of [
    [from, y + 2],
    [to, y - 6],
  ] as const)
    drawing.stitch(`M${x} ${top}V${top + 40}`);
}
