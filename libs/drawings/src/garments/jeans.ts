import { tonesOf } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline } from '../spline.ts';
import { patchPocket } from './trims.ts';
import { BAND, fly, hems, leg, STRAIGHT, waistband, type Cut } from './trousers.ts';

const COPPER = tonesOf('#a8703f');

/** Tobacco thread on blue denim; tonal on black and ecru. */
const denimThread = ({ tones }: Drawing) =>
  tones.lightness > 0.34 && tones.lightness < 0.85 ? '#b98a55' : tones.thread;

function jeansFront(drawing: Drawing, { waist, hip: [px, py] }: Cut): void {
  for (const side of SIDES) {
    const opening = spline(
      onSide(side, [
        [waist * 0.52, BAND + 20, 'corner'],
        [waist * 0.66, py * 0.5],
        [(waist + px) / 2 + 14, py * 0.68, 'corner'],
      ]),
      false,
    );
    drawing.seam(opening);
    drawing.stitch(opening, denimThread(drawing));
    drawing.stitch(
      spline(
        onSide(side, [
          [waist * 0.48, BAND + 20, 'corner'],
          [waist * 0.62, py * 0.53],
          [(waist + px) / 2 + 14, py * 0.73, 'corner'],
        ]),
        false,
      ),
      denimThread(drawing),
    );
    for (const [x, y] of [
      [waist * 0.53, BAND + 36],
      [px - 14, py * 0.69],
    ] as const)
      drawing.add(
        `<circle cx="${x * side}" cy="${y}" r="8" fill="${COPPER.base}" stroke="${COPPER.line}" stroke-width="2"/>`,
      );
  }
}

function jeansBack(drawing: Drawing, { waist, hip: [px, py] }: Cut): void {
  for (const side of SIDES) {
    const yoke = spline(
      onSide(side, [
        [0, BAND + 130, 'corner'],
        [waist + 16, BAND + 56, 'corner'],
      ]),
      false,
    );
    drawing.seam(yoke);
    drawing.stitch(yoke, denimThread(drawing));
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
    );
    drawing.stitch(
      spline(
        onSide(side, [
          [l + 14, t + 60],
          [(l + r) / 2, t + 84],
          [r - 12, t + 44],
        ]),
        false,
      ),
      denimThread(drawing),
    );
  }
  drawing.cloth(
    spline([
      [waist * 0.58, 6, 'corner'],
      [waist * 0.84, 0, 'corner'],
      [waist * 0.85, BAND + 10, 'corner'],
      [waist * 0.59, BAND + 16, 'corner'],
    ]),
    { tones: COPPER, printed: false, round: 'flat', lift: 0.4 },
  );
  drawing.seam(`M0 ${BAND + 10}V${py * 1.7}`);
}

/** Worn-in fading on the thighs of denim. */
function fading(drawing: Drawing, { hip: [px, py], knee: [ko, ki, ky] }: Cut): void {
  for (const side of SIDES) {
    const d = spline(
      onSide(side, [
        [px * 0.52, py + 40],
        [(px * 0.5 + (ko + ki) / 2) / 2, (py + ky) / 2],
        [(ko + ki) / 2, ky - 40],
      ]),
      false,
    );
    drawing.add(drawing.glow(d, drawing.tones.sheen, 140, 0.26));
  }
}

function drawDenim(drawing: Drawing, cut: Cut): void {
  for (const side of [1, -1] as const) leg(drawing, side, cut, false);
  fading(drawing, cut);
  if (drawing.isBack) jeansBack(drawing, cut);
  else {
    fly(drawing, cut.crotch, denimThread(drawing));
    jeansFront(drawing, cut);
  }
  hems(drawing, cut, 34, denimThread(drawing));
  waistband(drawing, cut.waist, COPPER, denimThread(drawing));
}

export const drawJeans = (drawing: Drawing) => drawDenim(drawing, STRAIGHT);
export const drawWomenJeans = (drawing: Drawing) =>
  drawDenim(drawing, {
    waist: 296,
    hip: [392, 400],
    crotch: 620,
    knee: [384, 66, 1200],
    hem: [440, 58, 2080],
    slack: 0.9,
  });
