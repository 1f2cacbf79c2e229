import { tonesOf } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, sideSpline, spline } from '../../spline.ts';
import { patchPocket } from '../trims.ts';
import { edgesAt, type Cut } from './cut.ts';

export const COPPER = tonesOf('#a8703f');

/** The curved front pockets of jeans with rivets, and a coin pocket on the right. */
export function curvedPockets(drawing: Drawing, cut: Cut, thread: string): void {
  const {
    waist,
    hip: [px, py],
    band,
  } = cut;
  const [edge] = edgesAt(cut, py * 0.69);
  for (const side of SIDES) {
    const opening = sideSpline(
      side,
      [
        [waist * 0.52, band + 20, 'corner'],
        [waist * 0.66, py * 0.5],
        [(waist + px) / 2 + 14, py * 0.68, 'corner'],
      ],
      false,
    );
    drawing.seam(opening);
    drawing.stitch(opening, thread);
    drawing.stitch(
      sideSpline(
        side,
        [
          [waist * 0.48, band + 20, 'corner'],
          [waist * 0.62, py * 0.53],
          [(waist + px) / 2 + 14, py * 0.73, 'corner'],
        ],
        false,
      ),
      thread,
    );
    for (const [x, y] of [
      [waist * 0.53, band + 36],
      [edge - 26, py * 0.69],
    ] as const)
      drawing.add(
        `<circle cx="${x * side}" cy="${y}" r="8" fill="${COPPER.base}" stroke="${COPPER.line}" stroke-width="2"/>`,
      );
  }
}

/** A yoke, two patch pockets with an arc of stitches, and the leather label. */
export function jeansBack(
  drawing: Drawing,
  { waist, hip: [px, py], band, crotch }: Cut,
  thread: string,
): void {
  for (const side of SIDES) {
    const yoke = sideSpline(
      side,
      [
        [0, band + 130, 'corner'],
        [waist + 16, band + 56, 'corner'],
      ],
      false,
    );
    drawing.seam(yoke);
    drawing.stitch(yoke, thread);
    const [l, r, t, b] = [px * 0.2, px * 0.72, py * 0.72, py * 1.34];
    patchPocket(
      drawing,
      onSide(side, [
        [l, t + 10, 'corner'],
        [r, t - 12, 'corner'],
        [r - 4, b - 40, 'corner'],
        [(l + r) / 2, b + 16, 'corner'],
        [l + 12, b - 26, 'corner'],
      ]),
      onSide(side, [
        [l + 10, t + 20, 'corner'],
        [l + 20, b - 32, 'corner'],
        [(l + r) / 2, b + 2, 'corner'],
        [r - 14, b - 46, 'corner'],
        [r - 10, t - 2, 'corner'],
      ]),
      side * -4,
      thread,
    );
    drawing.stitch(
      sideSpline(
        side,
        [
          [l + 14, t + 60],
          [(l + r) / 2, t + 84],
          [r - 12, t + 44],
        ],
        false,
      ),
      thread,
    );
  }
  drawing.seam(`M0 ${band + 10}V${crotch}`);
}

/** The leather label at the back of the band. */
export function leatherLabel(drawing: Drawing, { waist, band }: Cut): void {
  drawing.cloth(
    spline([
      [waist * 0.58, 6, 'corner'],
      [waist * 0.84, 0, 'corner'],
      [waist * 0.85, band + 10, 'corner'],
      [waist * 0.59, band + 16, 'corner'],
    ]),
    { tones: COPPER, printed: false, round: 'flat', lift: 0.4 },
  );
}
