import type { Drawing } from '../../drawing.ts';
import { forefoot, inside } from './heel-behind.ts';
import { sole } from './heel-sole.ts';
import { backstay, upper } from './heel-upper.ts';
import { heelOf } from './heel.ts';
import type { Style } from './style.ts';

/** A pair of sneakers next to each other, seen from the heel. */
export function heelView(drawing: Drawing, style: Style): void {
  for (const side of [-1, 1] as const) {
    const heel = heelOf(style, side);
    forefoot(drawing, heel, style);
    inside(drawing, heel, style);
    upper(drawing, heel, style);
    backstay(drawing, heel);
    drawing.withoutGrain(() => sole(drawing, heel, style));
  }
}
