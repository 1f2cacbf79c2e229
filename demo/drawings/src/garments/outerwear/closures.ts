import type { Drawing } from '../../drawing.ts';
import { spline } from '../../spline.ts';
import { METAL, button, buttonhole, zip } from '../trims.ts';
import { buttonTones } from './button-tones.ts';

/** A press stud: a small metal cap. */
export function stud(drawing: Drawing, x: number, y: number, radius = 15): void {
  const art = () =>
    `<circle cx="3" cy="4" r="${radius}" opacity=".3"/><circle r="${radius}" fill="${METAL.shade}"/><circle r="${radius * 0.8}" fill="${METAL.base}"/><circle cx="-${radius * 0.22}" cy="-${radius * 0.26}" r="${(radius * 0.38).toFixed(1)}" fill="${METAL.sheen}"/>`;
  drawing.repeat(`stud${radius}`, art, x, y);
}

/** Evenly spaced heights of a closure, both ends included. */
export const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.round(from + ((to - from) * at) / Math.max(1, count - 1)));

/** A strip of cloth down the front that covers the closure. */
export function coveringStrip(drawing: Drawing, top: number, bottom: number, half = 52): void {
  drawing.cloth(
    spline([
      [-half, top, 'corner'],
      [half, top, 'corner'],
      [half, bottom, 'corner'],
      [-half, bottom, 'corner'],
    ]),
    { round: 'flat', lift: 0.55, edge: 0.4 },
  );
  drawing.stitch(`M${half - 12} ${top + 6}V${bottom - 10}`);
}

/** Closes a straight front: a zip, studs, or buttons on a strip. */
export function closeFront(
  drawing: Drawing,
  usual: 'zip' | 'studs' | 'buttons' | 'hidden',
  { top, bottom, count = 6 }: { top: number; bottom: number; count?: number },
): void {
  const chosen = closureOf(drawing, usual);
  if (chosen === 'zip') return zip(drawing, `M0 ${top}V${bottom}`, [0, top + 160], 13);
  coveringStrip(drawing, top, bottom, chosen === 'hidden' ? 60 : 50);
  for (const y of spread(top + 60, bottom - 120, count)) {
    if (chosen === 'studs') stud(drawing, 0, y);
    if (chosen === 'buttons') {
      buttonhole(drawing, 0, y, 50);
      button(drawing, 0, y, 19, buttonTones(drawing));
    }
  }
}

function closureOf(drawing: Drawing, usual: 'zip' | 'studs' | 'buttons' | 'hidden') {
  if (drawing.has('zip')) return 'zip';
  if (drawing.has('press-studs')) return 'studs';
  if (drawing.has('hidden-buttons')) return 'hidden';
  return drawing.has('gold-buttons') || drawing.has('leather-buttons') ? 'buttons' : usual;
}

/** A cord that gathers cloth along a line, with its ends and stoppers in front. */
export function drawcord(drawing: Drawing, y: number, half: number): void {
  const line = spline(
    [
      [-half, y],
      [0, y + 14],
      [half, y],
    ],
    false,
  );
  drawing.shade(
    spline([
      [-half, y - 6],
      [0, y + 8],
      [half, y - 6],
      [half, y + 8],
      [0, y + 22],
      [-half, y + 8],
    ]),
    0.5,
  );
  drawing.seam(line);
  drawing.stitch(
    spline(
      [
        [-half, y + 20],
        [0, y + 34],
        [half, y + 20],
      ],
      false,
    ),
  );
  if (drawing.isBack) return;
  for (const side of [-1, 1]) {
    const d = `M${side * 74} ${y + 12}q${side * 14} 70 ${side * 4} 150`;
    drawing.add(
      `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#000" stroke-width="12" opacity=".22" transform="translate(6 6)"/><path d="${d}" stroke="${drawing.tones.deep}" stroke-width="12"/><path d="${d}" stroke="${drawing.tones.light}" stroke-width="5" stroke-dasharray="5 6"/></g><rect x="${side * 84 - 13}" y="${y + 92}" width="26" height="34" rx="8" fill="${METAL.shade}" stroke="${METAL.line}" stroke-width="3"/>`,
    );
  }
}
