import { mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { spline, type Point } from '../spline.ts';

/** Evenly spaced points along a polyline. */
function along(line: readonly Point[], distance: number): Point[] {
  const points: Point[] = [];
  let left = 0;
  line.slice(1).forEach(([x2, y2], at) => {
    const [x1, y1] = line[at] ?? [0, 0];
    const length = Math.hypot(x2 - x1, y2 - y1);
    for (; left <= length; left += distance)
      points.push([x1 + ((x2 - x1) * left) / length, y1 + ((y2 - y1) * left) / length]);
    left -= length;
  });
  return points;
}

/** A scalloped edge of lace along a line. */
export function lace(drawing: Drawing, line: readonly Point[], size = 26): void {
  const { tones } = drawing;
  const thread = mix(tones.base, tones.lightness > 0.5 ? '#ffffff' : tones.sheen, 0.45);
  const d = spline(line, false);
  const stroke = (colour: string, width: number, rest = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${rest}/>`;
  const holes = [0, 60, 120, 180, 240, 300]
    .map((degrees) => `<circle cy="-.36" r=".1" transform="rotate(${degrees})"/>`)
    .join('');
  const art = () =>
    `<g transform="scale(${size})"><circle r=".66" fill="${tones.line}" opacity=".22" cx=".05" cy=".1"/><circle r=".62" fill="${thread}"/><g fill="${tones.deep}" opacity=".5"><circle r=".12"/>${holes}</g></g>`;
  for (const [x, y] of along(line, size)) drawing.repeat(`lace${size}`, art, x, y + size * 0.4);
  drawing.add(
    stroke(thread, size * 0.9) +
      stroke(tones.deep, size * 0.34, `stroke-dasharray="5 7" stroke-opacity=".38"`) +
      stroke(tones.shade, 3, 'stroke-opacity=".6" transform="translate(0 -9)"'),
  );
}
