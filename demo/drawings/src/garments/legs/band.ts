import type { Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { SIDES, sideSpline, spline } from '../../spline.ts';
import { button } from '../trims.ts';
import { bandEdge, type Cut } from './cut.ts';

/** Dip of a waistband's middle below its ends. */
export const dipOf = (drawing: Drawing) => (drawing.isBack ? 6 : 26);

/** The inside of a waistband's back, visible above its front. */
export function insideOfBand(drawing: Drawing, { waist }: Cut): void {
  if (drawing.isBack) return;
  drawing.cloth(
    spline([
      [-waist + 6, 2, 'corner'],
      [0, -12],
      [waist - 6, 2, 'corner'],
      [0, 44],
    ]),
    { tones: drawing.inside, round: 'flat', printed: false, edge: 0.8 },
  );
}

function loop(drawing: Drawing, x: number, y: number, band: number): void {
  const [top, bottom] = [y + 2, y + band + 8];
  drawing.cloth(
    spline([
      [x - 11, top, 'corner'],
      [x + 11, top, 'corner'],
      [x + 11, bottom, 'corner'],
      [x - 11, bottom, 'corner'],
    ]),
    { round: 'flat', lift: 0.6, edge: 0.3 },
  );
}

/** Loops for a belt, one of them in the middle of the back. */
export function beltLoops(drawing: Drawing, { waist, band }: Cut): void {
  for (const side of SIDES) for (const at of [0.5, 0.9]) loop(drawing, waist * at * side, 0, band);
  if (drawing.isBack) loop(drawing, 0, 6, band);
}

/** The fabric of a waistband; `gathered` has its ripples on elastic. */
export function bandCloth(drawing: Drawing, cut: Cut, gathered = ''): void {
  const { waist, band } = cut;
  const edge = bandEdge(cut) + 8;
  const dip = dipOf(drawing);
  drawing.cloth(
    spline([
      [-waist - 2, 0, 'corner'],
      [0, dip],
      [waist + 2, 0, 'corner'],
      [edge, band, 'corner'],
      [0, band + dip],
      [-edge, band, 'corner'],
    ]),
    { lift: 0.5, edge: 0.4, grain: 90, inlay: gathered },
  );
}

/** A line along a waistband, `y` units below its edge. */
export const alongBand = (drawing: Drawing, { waist }: Cut, y: number) =>
  spline(
    [
      [-waist + 2, y],
      [0, y + dipOf(drawing)],
      [waist - 2, y],
    ],
    false,
  );

/** A stitched waistband with its front closure: one button, two on a high band. */
export function plainBand(drawing: Drawing, cut: Cut, fastening: Tones, thread = ''): void {
  bandCloth(drawing, cut);
  if (thread) for (const y of [10, cut.band - 10]) drawing.stitch(alongBand(drawing, cut, y), thread);
  if (drawing.isBack || drawing.has('drawstring')) return;
  const dip = dipOf(drawing);
  if (cut.band < 100) return button(drawing, 0, 38 + dip, 20, fastening);
  for (const at of [0.28, 0.74]) button(drawing, 0, cut.band * at + dip, 19, fastening);
}

/** Ripples of cloth on elastic between two positions of the band. */
export function ripples(drawing: Drawing, { band }: Cut, from: number, to: number): string {
  const dip = dipOf(drawing);
  const lines: string[] = [];
  for (let x = from; x < to; x += 21 + drawing.random.about(4)) {
    const drop = dip * (1 - (2 * Math.abs(x)) / (to - from));
    lines.push(
      `M${Math.round(x)} ${Math.round(Math.max(0, drop) + 2)}q${Math.round(drawing.random.about(7))} ${band / 2} 0 ${band}`,
    );
  }
  const d = lines.join('');
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${drawing.tones.deep}" stroke-width="7" stroke-opacity=".42"/><path d="${d}" stroke="${drawing.tones.sheen}" stroke-width="5" stroke-opacity=".36" transform="translate(-7 0)"/></g>`;
}

/** A waistband gathered on elastic, with two rows of stitches. */
export function elasticBand(drawing: Drawing, cut: Cut): void {
  bandCloth(drawing, cut, ripples(drawing, cut, -cut.waist, cut.waist));
  for (const at of [0.34, 0.68]) drawing.seam(alongBand(drawing, cut, cut.band * at));
}

/** Seams at both ends of the elastic back of a band. */
export function edgeOfElastic(drawing: Drawing, { waist, band }: Cut): void {
  for (const side of SIDES) drawing.seam(`M${waist * 0.8 * side} 2V${band + 4}`);
}

/** Straps with a buckle at both sides of the band, instead of loops. */
export function sideAdjusters(drawing: Drawing, { waist, band }: Cut, metal: Tones): void {
  for (const side of SIDES) {
    const drop = dipOf(drawing) * 0.3;
    const [y, inner, outer] = [band * 0.5 + drop, waist * 0.56, waist * 0.97];
    drawing.cloth(
      sideSpline(side, [
        [inner, y, 'corner'],
        [inner + 22, y - 20, 'corner'],
        [outer, y - 26, 'corner'],
        [outer + 4, y + 20, 'corner'],
        [inner + 22, y + 22, 'corner'],
      ]),
      { round: 'flat', lift: 0.6, edge: 0.3 },
    );
    const x = (inner + (outer - inner) * 0.55) * side - 20;
    drawing.add(
      `<rect x="${Math.round(x)}" y="${Math.round(y - 32)}" width="40" height="60" rx="6" fill="none" stroke="${metal.line}" stroke-width="14" opacity=".5"/><rect x="${Math.round(x)}" y="${Math.round(y - 33)}" width="40" height="60" rx="6" fill="none" stroke="${metal.base}" stroke-width="10"/><rect x="${Math.round(x)}" y="${Math.round(y - 34)}" width="40" height="60" rx="6" fill="none" stroke="${metal.sheen}" stroke-width="3"/>`,
    );
  }
}
