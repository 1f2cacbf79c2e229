import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import type { Place, Shoe } from '../shoe-pair.ts';
import { line, thread } from './parts.ts';

/** Ribs of elastic that run together at the ankle. */
export function elastic(drawing: Drawing, place: Place, outline: string, ribs: readonly string[]): void {
  const tones = drawing.has('contrast-elastic') ? drawing.accent : drawing.inside;
  drawing.cloth(place(trace(outline)), { tones, round: 'flat', edge: 0.6, printed: false });
  for (const rib of ribs)
    drawing.add(
      `<path d="${line(place, rib)}" fill="none" stroke="${drawing.tones.line}" stroke-width="5" opacity=".35"/>`,
    );
}

/** A strip over the seam at the back. */
export const backStrip = (drawing: Drawing, { place }: Shoe, top: number, bottom: number): void => {
  drawing.cloth(
    place(
      trace(
        `-24 ${top}!, 24 ${top}!, 18 ${(top + bottom) / 2}, 28 ${bottom}!, -28 ${bottom}!, -18 ${(top + bottom) / 2}`,
      ),
    ),
    { round: 'flat', edge: 0.3, lift: 0.4 },
  );
  thread(drawing, line(place, `-14 ${top + 10}, -9 ${(top + bottom) / 2}, -17 ${bottom - 6}`));
  thread(drawing, line(place, `14 ${top + 10}, 9 ${(top + bottom) / 2}, 17 ${bottom - 6}`));
};

/** A loop of tape at the top of the back, to pull the boot on. */
export function loopBehind(drawing: Drawing, { place }: Shoe, top: number): void {
  drawing.cloth(
    place(trace(`-30 ${top + 40}!, -34 ${top - 90}, 0 ${top - 112}, 34 ${top - 90}, 30 ${top + 40}!`)),
    {
      round: 'flat',
      edge: 0.4,
      lift: 0.5,
    },
  );
}
