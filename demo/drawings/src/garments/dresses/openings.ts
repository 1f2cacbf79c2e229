import type { Drawing } from '../../drawing.ts';
import { spline, trace, type Point } from '../../spline.ts';

/** A slit that opens towards the hem, with a lit edge beside the dark inside. */
export function slit(drawing: Drawing, x: number, top: number, hem: number, open = 60): void {
  const wedge = (points: readonly Point[]) => spline(points);
  drawing.cloth(
    wedge([
      [x, top, 'corner'],
      [x + open * 0.5, (top + hem) / 2],
      [x + open, hem + 4, 'corner'],
      [x - open * 0.3, hem + 10, 'corner'],
      [x - 4, (top + hem) / 2],
    ]),
    { tones: drawing.inside, round: 'flat', edge: 1, printed: false, outline: false },
  );
  drawing.cloth(
    wedge([
      [x, top - 30, 'corner'],
      [x + 6, (top + hem) / 2],
      [x - open * 0.1, hem + 14, 'corner'],
      [x - 64, hem + 16, 'corner'],
      [x - 40, (top + hem) / 2],
    ]),
    { round: 'tube', lift: 0.8, edge: 0.3, outline: false },
  );
}

/** An open back: a deep opening below a narrow neck, closed above by one small button. */
export function openBack(drawing: Drawing, top: number, bottom: number, half: number): void {
  const d = spline(
    trace(
      `0 ${top}!, ${half * 0.7} ${top + 70}, ${half} ${(top + bottom) / 2}, ${half * 0.66} ${bottom - 40}, 0 ${bottom}, ${-half * 0.66} ${bottom - 40}, ${-half} ${(top + bottom) / 2}, ${-half * 0.7} ${top + 70}`,
    ),
  );
  drawing.cloth(d, { tones: drawing.inside, round: 'flat', edge: 1, printed: false, outline: false });
  drawing.stitch(d);
}

/** Piping in another colour. */
export function piping(drawing: Drawing, d: string, width = 13): void {
  const line = drawing.share(d);
  const { accent } = drawing;
  drawing.add(
    `<g fill="none" stroke-linecap="round"><use href="#${line}" stroke="#000" stroke-width="${width}" stroke-opacity=".2" x="3" y="4"/><use href="#${line}" stroke="${accent.base}" stroke-width="${width}"/><use href="#${line}" stroke="${accent.sheen}" stroke-width="${width * 0.3}" stroke-opacity=".6" x="-2" y="-2"/></g>`,
  );
}
