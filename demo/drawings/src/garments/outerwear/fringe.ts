import type { Drawing } from '../../drawing.ts';
import { spline, type Point } from '../../spline.ts';

/** Threads that hang from an edge. */
export function fringe(drawing: Drawing, points: readonly Point[], length: number): void {
  const low = points.map(([x, y]): Point => [x, y + length * 0.5]);
  const line = drawing.share(spline(low, false));
  drawing.grow(spline([...points, ...low.map(([x, y]): Point => [x, y + length * 0.5])], false));
  const { tones } = drawing;
  const threads = (colour: string, width: number, dash: string, opacity: number, dx = 0) =>
    `<use href="#${line}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-opacity="${opacity}" x="${dx}"/>`;
  drawing.add(
    `<g fill="none">${threads(tones.line, length, '5 3', 0.25, 4)}${threads(tones.shade, length, '6 2', 1)}${threads(tones.light, length * 0.9, '2.5 5.5', 0.9, 2)}</g>`,
  );
  drawing.stitch(spline(points, false));
}
