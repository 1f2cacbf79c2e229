import { mix, tonesOf, type Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { spline, trace } from '../../spline.ts';

export const GOLD = tonesOf('#c7a462');

/** Leather that suits the bag's but differs: dark on light, tan on dark. */
export const otherLeather = ({ tones }: Drawing): Tones =>
  tonesOf(tones.lightness > 0.42 ? mix(tones.base, '#2c1d13', 0.68) : '#b98a54');

/** An open line, read from its outline. */
export const line = (outline: string): string => spline(trace(outline), false);

/** Visible thread: tonal, or contrasting when that detail is chosen. */
export function thread(drawing: Drawing, d: string): void {
  drawing.stitch(d, drawing.has('contrast-stitching') ? drawing.accent.base : drawing.tones.thread);
}

/** A flat patch sewn on the bag. */
export function patch(drawing: Drawing, outline: string, tones?: Tones): void {
  drawing.cloth(spline(trace(outline)), {
    round: 'flat',
    lift: 0.5,
    edge: 0.4,
    ...(tones && { tones, printed: false }),
  });
}

/** A round strap or handle along a line. */
export function strap(drawing: Drawing, d: string, width: number): void {
  const { tones } = drawing;
  drawing.grow(d);
  drawing.add(
    `<g fill="none"><path d="${d}" stroke="#3a2c1e" stroke-width="${width + 4}" opacity=".3" transform="translate(${Math.round(width * 0.42)} ${Math.round(width * 0.5)})"/><path d="${d}" stroke="${tones.line}" stroke-width="${width + 3}" opacity=".5"/><path d="${d}" stroke="${tones.shade}" stroke-width="${width}"/><path d="${d}" stroke="${tones.base}" stroke-width="${Math.round(width * 0.72)}" transform="translate(-3 -3)"/><path d="${d}" stroke="${tones.sheen}" stroke-width="${Math.max(3, Math.round(width * 0.16))}" opacity=".5" transform="translate(-${Math.round(width * 0.18)} -${Math.round(width * 0.18)})"/></g>`,
  );
}

/** The far side of a handle, in shade behind the bag. */
export function farStrap(drawing: Drawing, d: string, width: number): void {
  drawing.grow(d);
  drawing.add(`<path d="${d}" fill="none" stroke="${drawing.tones.deep}" stroke-width="${width}"/>`);
}

/** The plaits of a braided handle, laid over a strap. */
export function braid(drawing: Drawing, d: string, width: number): void {
  const { tones } = drawing;
  const lines = (colour: string, thick: number, dashes: string, opacity: number, move = '') =>
    `<path d="${d}" stroke="${colour}" stroke-width="${Math.round(thick)}" stroke-dasharray="${dashes}" stroke-opacity="${opacity}"${move}/>`;
  drawing.add(
    `<g fill="none">${lines(tones.line, width, '7 27', 0.75)}${lines(tones.light, width * 0.55, '12 22', 0.75, ' transform="translate(-4 -4)"')}${lines(tones.line, width * 0.2, '17 17', 0.6)}</g>`,
  );
}

/** A chain of metal links along a line. */
export function chain(drawing: Drawing, d: string): void {
  drawing.grow(d);
  drawing.add(
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#3a2c1e" stroke-width="28" opacity=".25" transform="translate(14 18)"/><path d="${d}" stroke="${GOLD.shade}" stroke-width="10"/><path d="${d}" stroke="${GOLD.line}" stroke-width="31" stroke-dasharray="15 36"/><path d="${d}" stroke="${GOLD.base}" stroke-width="25" stroke-dasharray="15 36"/><path d="${d}" stroke="${GOLD.sheen}" stroke-width="7" stroke-dasharray="13 38" transform="translate(-4 -4)"/></g>`,
  );
}

/** A metal ring that holds a strap. */
export function ring(drawing: Drawing, x: number, y: number, radius = 44): void {
  drawing.add(
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${GOLD.line}" stroke-width="17"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${GOLD.base}" stroke-width="13"/><path d="M${x - radius * 0.9} ${y - radius * 0.3}A${radius} ${radius} 0 0 1 ${x + radius * 0.2} ${y - radius * 0.98}" fill="none" stroke="${GOLD.sheen}" stroke-width="6"/>`,
  );
}

/** A metal plate with a lock in it. */
export function lock(drawing: Drawing, x: number, y: number): void {
  drawing.withoutGrain(() =>
    drawing.add(
      `<g transform="translate(${x} ${y})"><rect x="-52" y="8" width="110" height="136" rx="12" fill="#000" opacity=".3"/><rect x="-56" width="112" height="136" rx="12" fill="${GOLD.base}" stroke="${GOLD.line}" stroke-width="3"/><path d="M-46 126V12H46" fill="none" stroke="${GOLD.sheen}" stroke-width="7"/><rect x="-18" y="32" width="36" height="74" rx="18" fill="${GOLD.shade}" stroke="${GOLD.line}" stroke-width="3"/></g>`,
    ),
  );
}

/** A small turn lock. */
export function turnLock(drawing: Drawing, x: number, y: number): void {
  drawing.withoutGrain(() =>
    drawing.add(
      `<g transform="translate(${x} ${y})"><ellipse cx="4" cy="8" rx="70" ry="44" opacity=".3"/><ellipse rx="68" ry="42" fill="${GOLD.base}" stroke="${GOLD.line}" stroke-width="3"/><path d="M-52 -10A58 32 0 0 1 20 -32" fill="none" stroke="${GOLD.sheen}" stroke-width="6"/><rect x="-15" y="-54" width="30" height="108" rx="15" fill="${GOLD.light}" stroke="${GOLD.line}" stroke-width="3"/></g>`,
    ),
  );
}

/** A strap that runs down over the edge of a flap and through a buckle. */
export function buckledStrap(drawing: Drawing, x: number, top: number, bottom: number, half = 40): void {
  patch(
    drawing,
    `${x - half} ${top}!, ${x + half} ${top}!, ${x + half} ${bottom - 40}, ${x} ${bottom}, ${x - half} ${bottom - 40}`,
  );
  thread(
    drawing,
    line(
      `${x - half + 11} ${top + 10}, ${x - half + 11} ${bottom - 44}, ${x} ${bottom - 14}, ${x + half - 11} ${bottom - 44}, ${x + half - 11} ${top + 10}`,
    ),
  );
  const y = Math.round(top + (bottom - top) * 0.5);
  const frame = `<rect x="${x - half - 16}" y="${y - 50}" width="${half * 2 + 32}" height="100" rx="12"`;
  drawing.add(
    `<g fill="none">${frame} stroke="#000" stroke-width="16" opacity=".3" transform="translate(4 8)"/>${frame} stroke="${GOLD.line}" stroke-width="18"/>${frame} stroke="${GOLD.base}" stroke-width="13"/><path d="M${x - half - 16} ${y + 36}V${y - 50}H${x + half}" stroke="${GOLD.sheen}" stroke-width="4"/><path d="M${x} ${y - 46}V${y + 50}" stroke="${GOLD.shade}" stroke-width="10" stroke-linecap="round"/></g>`,
  );
}
