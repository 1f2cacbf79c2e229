import { mix, tonesOf, type Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { SIDES, sideSpline, type Side } from '../../spline.ts';
import { edgesAt, type Cut } from './cut.ts';

/** A band of cloth around the end of a leg, `up` units high. */
function cuffOutline(side: Side, cut: Cut, up: number, out: number): string {
  const [ho, hi, y] = cut.hem;
  const [to, ti] = edgesAt(cut, y - up);
  return sideSpline(side, [
    [to + out, y - up, 'corner'],
    [(to + ti) / 2, y - up + 15],
    [ti - out, y - up + 4, 'corner'],
    [hi - out, y + 8, 'corner'],
    [(ho + hi) / 2, y + 19],
    [ho + out, y + 4, 'corner'],
  ]);
}

/** Ends turned up once; `tones` for a wrong side of another colour. */
export function turnUps(drawing: Drawing, cut: Cut, up = 92, tones?: Tones): void {
  for (const side of SIDES) {
    drawing.cloth(cuffOutline(side, cut, up, 7), {
      round: 'body',
      edge: 0.34,
      lift: 0.75,
      grain: side * -3,
      ...(tones && { tones, printed: false }),
    });
    const [ho, hi, y] = cut.hem;
    const [to, ti] = edgesAt(cut, y - up);
    drawing.seam(
      sideSpline(
        side,
        [
          [to + 6, y - up + 9],
          [(to + ti) / 2, y - up + 23],
          [ti - 6, y - up + 12],
        ],
        false,
      ),
    );
    drawing.seam(
      sideSpline(
        side,
        [
          [(ho + hi) / 2 + (ho - hi) * 0.46, y - up + 14],
          [(ho + hi) / 2 + (ho - hi) * 0.46, y],
        ],
        false,
      ),
    );
  }
}

/** The lighter wrong side of denim. */
export const wrongSide = (drawing: Drawing): Tones =>
  tonesOf(mix(drawing.tones.base, '#e9ebea', drawing.tones.lightness > 0.8 ? 0.3 : 0.56));

/** Turned-up ends that show the white edge of the loom with its coloured thread. */
export function selvedge(drawing: Drawing, cut: Cut): void {
  turnUps(drawing, cut, 104, wrongSide(drawing));
  const [ho, , y] = cut.hem;
  const [to] = edgesAt(cut, y - 104);
  for (const side of SIDES) {
    const line = sideSpline(
      side,
      [
        [to - 30, y - 96, 'corner'],
        [ho - 30, y + 4, 'corner'],
      ],
      false,
    );
    drawing.add(
      `<g fill="none"><path d="${line}" stroke="#f6f3ec" stroke-width="44"/><path d="${line}" stroke="#b3392f" stroke-width="9" transform="translate(${-9 * side} 0)"/><path d="${line}" stroke="#000" stroke-width="3" opacity=".3" transform="translate(${22 * side} 0)"/></g>`,
    );
  }
}
