import { tonesOf, type Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { trace, type Point } from '../../spline.ts';
import type { Place, Shoe } from '../shoe-pair.ts';
import { METAL } from '../trims.ts';

export const LINING = tonesOf('#c9a67c');
export const FLEECE = tonesOf('#efe6d4');

/** A lit streak on polished leather. */
export function gloss(drawing: Drawing, d: string, width: number): void {
  drawing.add(
    `<path d="${d}" fill="none" stroke="${drawing.tones.sheen}" stroke-width="${width}" stroke-linecap="round" opacity=".55" filter="url(#${drawing.id}b)"/>`,
  );
}

/** An open line of a shoe, parsed from an outline. */
export const line = (place: Place, outline: string): string => place(trace(outline), false);

/** A small leather patch sewn on top. */
export function patch(drawing: Drawing, place: Place, outline: string, tones?: Tones): void {
  drawing.cloth(place(trace(outline)), {
    round: 'flat',
    edge: 0.35,
    lift: 0.5,
    ...(tones && { tones, printed: false }),
  });
}

/** Visible thread: tonal, or contrasting when that detail is chosen. */
export function thread(drawing: Drawing, d: string): void {
  drawing.stitch(d, drawing.has('contrast-stitching') ? drawing.accent.base : drawing.tones.thread);
}

/** A metal frame with its prong, round a strap. */
export function buckle(drawing: Drawing, { at }: Shoe, x: number, y: number, size = 44): void {
  const [cx, cy] = at(x, y);
  const frame = `<rect x="${cx - size * 0.8}" y="${cy - size}" width="${size * 1.6}" height="${size * 2}" rx="${size * 0.28}"`;
  drawing.add(
    `<g fill="none">${frame} stroke="#000" stroke-width="14" opacity=".3" transform="translate(4 7)"/>${frame} stroke="${METAL.line}" stroke-width="17"/>${frame} stroke="${METAL.base}" stroke-width="12"/>` +
      `<path d="M${cx - size * 0.8} ${cy + size * 0.6}V${cy - size * 0.7}" stroke="${METAL.sheen}" stroke-width="4"/><path d="M${cx - size * 0.7} ${cy}H${cx + size * 0.9}" stroke="${METAL.shade}" stroke-width="9" stroke-linecap="round"/></g>`,
  );
}

/** Small dots along a line: holes of a brogue, studs, eyelets. */
export function dots(
  drawing: Drawing,
  { at }: Shoe,
  points: readonly Point[],
  radius: number,
  tones: Tones,
): void {
  const art = points
    .map(([x, y]) => at(x, y).map(Math.round))
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${tones.line}"/><circle cx="${x}" cy="${y - 1}" r="${radius * 0.7}" fill="${tones.base}"/><circle cx="${x - radius * 0.25}" cy="${y - radius * 0.3}" r="${radius * 0.3}" fill="${tones.sheen}"/>`,
    );
  drawing.add(art.join(''));
}

/** Evenly spaced points along a line through the points of an outline. */
export function spread(outline: string, step: number): Point[] {
  const points = trace(outline);
  return points.slice(1).flatMap((to, index): Point[] => {
    const from = points[index] ?? to;
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: count }, (_, at): Point => [
      from[0] + ((to[0] - from[0]) * at) / count,
      from[1] + ((to[1] - from[1]) * at) / count,
    ]);
  });
}

/** Rows of large and small holes punched along a seam, as on a brogue. */
export function broguing(drawing: Drawing, { at }: Shoe, outline: string): void {
  const holes = spread(outline, 26).map(([x, y], index) => {
    const [cx, cy] = at(x, y).map(Math.round);
    return `<circle cx="${cx}" cy="${cy}" r="${index % 2 ? 4.5 : 8}"/>`;
  });
  drawing.add(`<g fill="${drawing.tones.line}" opacity=".85">${holes.join('')}</g>`);
}

/** A zip along the inner side, with its puller hanging. */
export function sideZip(drawing: Drawing, { place, at }: Shoe, outline: string): void {
  const d = line(place, outline);
  const [[x = 0, y = 0] = []] = trace(outline);
  const [px, py] = at(x, y).map(Math.round);
  drawing.add(
    `<g fill="none"><path d="${d}" stroke="${drawing.tones.line}" stroke-width="34" opacity=".3"/><path d="${d}" stroke="${drawing.tones.shade}" stroke-width="26"/><path d="${d}" stroke="${METAL.shade}" stroke-width="12"/><path d="${d}" stroke="${METAL.sheen}" stroke-width="12" stroke-dasharray="4 5"/></g>` +
      `<g transform="translate(${px} ${py})"><path d="M-9 0H9L7 26H-7Z" fill="${METAL.base}" stroke="${METAL.line}" stroke-width="2"/><path d="M-6 24H6L9 84Q0 94-9 84Z" fill="${METAL.light}" stroke="${METAL.line}" stroke-width="2"/></g>`,
  );
}

/** Laces across the instep, each from its upper eyelet to its lower one. */
export function laces(
  drawing: Drawing,
  place: Place,
  rows: readonly Point[],
  [dx, dy]: readonly [number, number],
): void {
  const colour = drawing.has('contrast-laces')
    ? drawing.accent
    : { ...drawing.tones, base: drawing.tones.deep };
  for (const [x, y] of rows) {
    const d = place(
      [
        [x + dx, y + dy],
        [x + dx * 0.4, y + dy * 0.3],
        [x - dx * 0.5, y - dy * 0.9],
      ],
      false,
    );
    drawing.add(
      `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#000" stroke-width="17" opacity=".35" transform="translate(2 5)"/><path d="${d}" stroke="${colour.base}" stroke-width="14"/><path d="${d}" stroke="${colour.light}" stroke-width="5" stroke-dasharray="3 4"/></g>`,
    );
  }
}
