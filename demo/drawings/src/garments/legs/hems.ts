import { mix } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { SIDES, sideSpline } from '../../spline.ts';
import type { Cut } from './cut.ts';

/** A row of stitches round each trouser end, `up` units above it. */
export function stitchedHems(
  drawing: Drawing,
  { hem: [ho, hi, y] }: Cut,
  up: number,
  thread = drawing.tones.thread,
): void {
  for (const side of SIDES)
    drawing.stitch(
      sideSpline(
        side,
        [
          [ho, y - up],
          [(ho + hi) / 2, y - up + 14],
          [hi, y - up + 4],
        ],
        false,
      ),
      thread,
    );
}

/** Frayed raw edges. */
export function frayedHems(drawing: Drawing, { hem: [ho, hi, y] }: Cut): void {
  const { random } = drawing;
  for (const side of SIDES) {
    const threads: string[] = [];
    for (let x = hi + 2; x < ho; x += 7) {
      const bow = 14 * Math.sin((Math.PI * (x - hi)) / (ho - hi));
      const start = y + bow - 12 + (4 * (ho - x)) / (ho - hi);
      threads.push(
        `M${Math.round(x * side)} ${Math.round(start)}l${Math.round(random.about(7))} ${Math.round(random.between(26, 58))}`,
      );
    }
    const d = threads.join('');
    drawing.grow(d.replace(/l(-?\d+) (\d+)/g, ''));
    drawing.add(
      `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${drawing.tones.shade}" stroke-width="7" opacity=".8" transform="translate(3 0)"/><path d="${d}" stroke="${mix(drawing.tones.light, '#f7f3ea', 0.7)}" stroke-width="4"/></g>`,
    );
  }
}

/** A short slit in the front of each end. */
export function ankleSlits(drawing: Drawing, { hem: [ho, hi, y], knee: [, , ky] }: Cut): void {
  const up = Math.min(270, (y - ky) * 0.36);
  for (const side of SIDES) {
    const x = (ho * 0.62 + hi * 0.38) * side;
    const open = sideSpline(1, [
      [x, y - up, 'corner'],
      [x + 17, y - up * 0.4],
      [x + 27, y + 13, 'corner'],
      [x - 27, y + 13, 'corner'],
      [x - 17, y - up * 0.4],
    ]);
    drawing.add(`<path d="${open}" fill="${drawing.tones.line}" opacity=".62"/>`);
    drawing.add(
      `<path d="${open}" fill="none" stroke="${drawing.tones.sheen}" stroke-width="5" opacity=".4" transform="translate(-4 -2)"/>`,
    );
    drawing.stitch(
      sideSpline(
        1,
        [
          [x - 52, y, 'corner'],
          [x - 38, y - up * 0.4],
          [x, y - up - 24],
          [x + 38, y - up * 0.4],
          [x + 52, y, 'corner'],
        ],
        false,
      ),
    );
  }
}

/** Knitted cuffs into which soft legs are gathered. */
export function ribbedCuffs(drawing: Drawing, cut: Cut): void {
  const [ho, hi, y] = cut.hem;
  const long = 118;
  for (const side of SIDES) {
    const lines: string[] = [];
    for (let x = hi; x < ho + 20; x += 11) lines.push(`M${Math.round(x * side)} ${y - 30}v${long + 60}`);
    drawing.cloth(
      sideSpline(side, [
        [ho - 4, y - 6, 'corner'],
        [(ho + hi) / 2, y + 6],
        [hi + 4, y - 2, 'corner'],
        [hi + 10, y + long, 'corner'],
        [(ho + hi) / 2, y + long + 10],
        [ho - 10, y + long - 4, 'corner'],
      ]),
      {
        round: 'tube',
        edge: 0.4,
        lift: 0.3,
        printed: false,
        inlay: `<path d="${lines.join('')}" stroke="${drawing.tones.deep}" stroke-width="4" opacity=".34"/>`,
      },
    );
  }
}
