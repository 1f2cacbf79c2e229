import type { Drawing } from '../drawing.ts';
import { SIDES, onSide, spline, type Point } from '../spline.ts';

/** A strap of cloth along a line, lit from above. */
export function strap(drawing: Drawing, points: readonly Point[], width = 14): void {
  const { tones } = drawing;
  const d = spline(points, false);
  drawing.grow(d);
  drawing.add(
    `<g fill="none"><path d="${d}" stroke="${tones.line}" stroke-width="${width + 5}" opacity=".45"/><path d="${d}" stroke="${tones.base}" stroke-width="${width}"/><path d="${d}" stroke="${tones.light}" stroke-width="${width * 0.35}" opacity=".7" transform="translate(-2 0)"/></g>`,
  );
}

/** The same strap over both shoulders. */
export function straps(drawing: Drawing, points: readonly Point[], width?: number): void {
  for (const side of SIDES) strap(drawing, onSide(side, points), width);
}
