import { tonesOf } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { trace, type Point } from '../../spline.ts';
import type { Place, Shoe } from '../shoe-pair.ts';
import { laceTones } from './style.ts';

const GOLD = tonesOf('#c9a24b');

/** The points of one lace, from over the tongue down to its eyelet; on a shaft it lies flatter. */
const laceAt = ([x, y]: Point): Point[] => {
  const rise = y < -480 ? 26 : 54;
  return [
    [x + 70, y - rise],
    [x + 44, y - rise * 0.4],
    [x, y + 22],
  ];
};

function laces(drawing: Drawing, place: Place, rows: readonly Point[]): void {
  const tones = laceTones(drawing);
  for (const row of rows) {
    const d = place(laceAt(row), false);
    drawing.add(
      `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#000" stroke-width="26" opacity=".25" transform="translate(3 7)"/><path d="${d}" stroke="${tones.base}" stroke-width="22"/><path d="${d}" stroke="${tones.shade}" stroke-width="22" stroke-dasharray="2 5" opacity=".35"/></g>`,
    );
  }
}

/** Metal rings at the ends of the laces. */
function eyelets(drawing: Drawing, { at }: Shoe, rows: readonly Point[]): void {
  for (const [x, y] of rows) {
    const [cx, cy] = at(x - 4, y + 28).map(Math.round);
    drawing.add(
      `<circle cx="${cx}" cy="${cy}" r="17" fill="${GOLD.line}" opacity=".3"/><circle cx="${cx}" cy="${cy}" r="13" fill="${GOLD.deep}" stroke="${GOLD.base}" stroke-width="8"/><circle cx="${cx}" cy="${cy}" r="15" fill="none" stroke="${GOLD.sheen}" stroke-width="2"/>`,
    );
  }
}

/** Hook-and-loop straps over the tongue. */
function straps(drawing: Drawing, place: Place, rows: readonly Point[]): void {
  for (const [x, y] of rows.filter((_, at) => at % 2 === 0)) {
    drawing.cloth(
      place([
        [x + 44, y - 66, 'corner'],
        [x + 108, y - 26, 'corner'],
        [x + 26, y + 112],
        [x - 6, y + 132],
        [x - 48, y + 96],
        [x - 42, y + 62],
      ]),
      { round: 'flat', edge: 0.26, lift: 0.7, printed: false },
    );
    drawing.stitch(
      place(
        [
          [x + 44, y - 42],
          [x - 26, y + 68],
          [x - 28, y + 92],
          [x - 6, y + 112],
          [x + 14, y + 98],
          [x + 90, y - 24],
        ],
        false,
      ),
    );
  }
}

/** Closure of a shoe: laces, or straps, in rows along the tongue. */
export function closure(drawing: Drawing, shoe: Shoe, rows: readonly Point[]): void {
  if (drawing.has('hook-and-loop')) return straps(drawing, shoe.place, rows);
  drawing.withoutGrain(() => {
    laces(drawing, shoe.place, rows);
    if (drawing.has('gold-eyelets')) eyelets(drawing, shoe, rows);
  });
}

/** An elastic wedge at the side of a shoe without laces. */
export function gore(drawing: Drawing, place: Place): void {
  drawing.cloth(place(trace('-128 -306!, -20 -346!, 40 -266, 30 -232, -12 -222, -64 -244')), {
    tones: drawing.inside,
    printed: false,
    round: 'flat',
    edge: 0.4,
  });
  const lines = [0, 1, 2, 3, 4, 5].map((at) =>
    place(
      [
        [-108 + at * 17, -314 - at * 6],
        [-50 + at * 15, -240 + Math.abs(at - 3) * -4],
      ],
      false,
    ),
  );
  drawing.add(
    `<path d="${lines.join('')}" fill="none" stroke="${drawing.tones.line}" stroke-width="6" opacity=".4"/>`,
  );
  drawing.stitch(place(trace('-142 -300, -76 -232, -12 -208, 42 -220, 56 -268, -4 -352'), false));
}
