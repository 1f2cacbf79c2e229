import type { Drawing } from '../drawing.ts';
import type { Crease } from '../folds.ts';
import { onSide, SIDES, spline, type Point, type Side } from '../spline.ts';
import { creaseOn } from './sleeves.ts';
import { button, HORN, welt } from './trims.ts';
import type { Tones } from '../colour.ts';

/** The measures of a pair of trousers, right leg as seen, from the top of the waistband. */
export interface Cut {
  waist: number;
  hip: readonly [x: number, y: number];
  crotch: number;
  /** Outer and inner x at the knee, and its height. */
  knee: readonly [outer: number, inner: number, y: number];
  hem: readonly [outer: number, inner: number, y: number];
  /** 0 pressed … 1 worn soft. */
  slack: number;
}

/** Height of the waistband. */
export const BAND = 74;

function legCreases({ hip: [px, py], crotch, knee: [ko, ki, ky], hem: [ho, hi, hy], slack }: Cut): Crease[] {
  return [
    { from: [16, crotch - 26], to: [px * 0.62, py - 70], bend: -26, width: 20, depth: 0.55 * slack },
    { from: [20, crotch + 6], to: [px * 0.78, py + 60], bend: -30, width: 20, depth: 0.55 * slack },
    { from: [26, crotch + 40], to: [px * 0.7, crotch + 110], bend: -20, width: 18, depth: 0.4 * slack },
    { from: [ki + 8, ky - 50], to: [ko - 40, ky - 20], bend: 20, width: 16, depth: 0.46 * slack },
    { from: [ko - 6, ky + 20], to: [ki + 40, ky + 66], bend: 22, width: 16, depth: 0.46 * slack },
    { from: [ki + 6, ky + 90], to: [ko - 60, ky + 130], bend: 18, width: 14, depth: 0.34 * slack },
    {
      from: [(ko + ki) / 2 + 50, crotch + 140],
      to: [(ho + hi) / 2 + 40, hy - 40],
      bend: 14,
      width: 26,
      depth: 0.34,
    },
    { from: [hi + 6, hy - 190], to: [ho - 30, hy - 150], bend: 18, width: 14, depth: 0.44 * slack },
    { from: [ho - 4, hy - 120], to: [hi + 30, hy - 80], bend: 16, width: 14, depth: 0.44 * slack },
  ];
}

/** One leg, pressed with a crease or soft. */
export function leg(drawing: Drawing, side: Side, cut: Cut, pressed: boolean): void {
  const {
    waist,
    hip: [px, py],
    crotch,
    knee: [ko, ki, ky],
    hem: [ho, hi, hy],
  } = cut;
  const points: Point[] = [
    [side < 0 ? -4 : -10, BAND - 20, 'corner'],
    [waist, BAND - 20, 'corner'],
    [(waist + px) / 2 + 14, py * 0.55],
    [px, py],
    [(px + ko) / 2 + 2, (py + ky) / 2],
    [ko, ky],
    [ho, hy, 'corner'],
    [(ho + hi) / 2, hy + 14],
    [hi, hy + 4, 'corner'],
    [ki, ky],
    [ki * 0.72 + 6, crotch + (ky - crotch) * 0.45],
    [side < 0 ? 4 : 10, crotch + 6, 'corner'],
    [0, crotch - 160],
  ];
  drawing.cloth(spline(onSide(side, points)), {
    round: 'body',
    edge: 0.42,
    lift: side < 0 ? 0.3 : 0,
    grain: side * -3,
    creases: legCreases(cut).map((crease) => creaseOn(side, crease)),
  });
  if (!pressed) return;
  const line = spline(
    onSide(side, [
      [waist * 0.52, BAND + 120],
      [(ko + ki) / 2, ky],
      [(ho + hi) / 2, hy],
    ]),
    false,
  );
  drawing.add(
    `<g fill="none"><path d="${line}" stroke="${drawing.tones.sheen}" stroke-width="5" opacity=".4" transform="translate(-4 0)"/><path d="${line}" stroke="${drawing.tones.deep}" stroke-width="4" opacity=".5"/></g>`,
  );
}

/** Waistband with loops and, in front, a button. */
export function waistband(drawing: Drawing, waist: number, fastening: Tones, thread = ''): void {
  if (!drawing.isBack)
    drawing.cloth(
      spline([
        [-waist + 6, 2, 'corner'],
        [0, -12],
        [waist - 6, 2, 'corner'],
        [0, 44],
      ]),
      { tones: drawing.inside, round: 'flat', printed: false, edge: 0.8 },
    );
  const dip = drawing.isBack ? 6 : 26;
  drawing.cloth(
    spline([
      [-waist - 2, 0, 'corner'],
      [0, dip],
      [waist + 2, 0, 'corner'],
      [waist + 8, BAND, 'corner'],
      [0, BAND + dip],
      [-waist - 8, BAND, 'corner'],
    ]),
    { lift: 0.5, edge: 0.4, grain: 90 },
  );
  const along = (y: number) =>
    spline(
      [
        [-waist + 2, y],
        [0, y + dip],
        [waist - 2, y],
      ],
      false,
    );
  if (thread) for (const y of [10, BAND - 10]) drawing.stitch(along(y), thread);
  for (const side of SIDES)
    for (const at of [0.5, 0.9]) {
      const x = waist * at;
      drawing.cloth(
        spline(
          onSide(side, [
            [x - 11, 2, 'corner'],
            [x + 11, 2, 'corner'],
            [x + 11, BAND + 8, 'corner'],
            [x - 11, BAND + 8, 'corner'],
          ]),
        ),
        { round: 'flat', lift: 0.6, edge: 0.3 },
      );
    }
  if (!drawing.isBack) button(drawing, 0, 38 + dip, 20, fastening);
}

/** Curved fly with its stitching. */
export function fly(drawing: Drawing, crotch: number, thread = drawing.tones.thread): void {
  drawing.seam(`M-8 ${BAND + 26}L-8 ${crotch}`);
  const d = `M74 ${BAND + 22}V${crotch - 200}Q70 ${crotch - 110} 0 ${crotch - 84}`;
  drawing.stitch(d, thread);
}

/** A row of stitches round each trouser end, `up` units above it. */
export function hems(
  drawing: Drawing,
  { hem: [ho, hi, y] }: Cut,
  up: number,
  thread = drawing.tones.thread,
): void {
  for (const side of SIDES)
    drawing.stitch(
      spline(
        onSide(side, [
          [ho, y - up],
          [(ho + hi) / 2, y - up + 14],
          [hi, y - up + 4],
        ]),
        false,
      ),
      thread,
    );
}

function drawChinoCut(drawing: Drawing, cut: Cut, pressed: boolean, pleats: number): void {
  for (const side of [1, -1] as const) leg(drawing, side, cut, pressed);
  const {
    waist,
    hip: [px, py],
  } = cut;
  if (drawing.isBack) {
    drawing.seam(`M0 ${BAND + 10}V${cut.crotch}`);
    for (const side of SIDES) {
      drawing.seam(
        spline(
          onSide(side, [
            [waist * 0.5, BAND + 10],
            [waist * 0.5, py * 0.62],
          ]),
          false,
        ),
      );
      welt(
        drawing,
        side < 0 ? [-waist * 0.76, py * 0.66] : [waist * 0.3, py * 0.68],
        side < 0 ? [-waist * 0.3, py * 0.68] : [waist * 0.76, py * 0.66],
        16,
      );
      button(drawing, waist * 0.53 * side, py * 0.76, 13, HORN);
    }
  } else {
    fly(drawing, cut.crotch);
    for (const side of SIDES) {
      const pocket = spline(
        onSide(side, [
          [waist * 0.72, BAND + 12, 'corner'],
          [px * 0.98, py * 0.82, 'corner'],
        ]),
        false,
      );
      drawing.seam(pocket);
      drawing.stitch(
        spline(
          onSide(side, [
            [waist * 0.69, BAND + 14, 'corner'],
            [px * 0.96, py * 0.83, 'corner'],
          ]),
          false,
        ),
      );
      for (let index = 0; index < pleats; index++) {
        const x = waist * (0.36 + index * 0.17) * side;
        drawing.seam(`M${x} ${BAND + 22}Q${x + 6 * side} ${py * 0.36} ${x + 4 * side} ${py * 0.58}`);
      }
    }
  }
  if (!pressed) hems(drawing, cut, 40);
  waistband(drawing, waist, HORN);
}

export const STRAIGHT: Cut = {
  waist: 330,
  hip: [410, 360],
  crotch: 560,
  knee: [398, 78, 1220],
  hem: [368, 112, 2110],
  slack: 1,
};

export const drawChino = (drawing: Drawing) =>
  drawChinoCut(drawing, { ...STRAIGHT, knee: [384, 84, 1200], hem: [338, 120, 2080], slack: 0.75 }, false, 0);
export const drawWideTrousers = (drawing: Drawing) =>
  drawChinoCut(
    drawing,
    { waist: 288, hip: [402, 440], crotch: 640, knee: [466, 40, 1260], hem: [520, 24, 2130], slack: 0.45 },
    true,
    2,
  );
export const drawShorts = (drawing: Drawing) =>
  drawChinoCut(
    drawing,
    { waist: 350, hip: [436, 380], crotch: 590, knee: [462, 40, 800], hem: [476, 60, 1100], slack: 0.7 },
    false,
    0,
  );
export const drawWomenShorts = (drawing: Drawing) =>
  drawChinoCut(
    drawing,
    { waist: 310, hip: [424, 400], crotch: 620, knee: [480, 28, 740], hem: [512, 36, 900], slack: 0.6 },
    true,
    2,
  );
