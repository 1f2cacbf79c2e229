import type { Drawing } from '../drawing.ts';
import type { Crease } from '../folds.ts';
import { onSide, SIDES, spline, type Point } from '../spline.ts';
import { buttonTones } from './outerwear/button-tones.ts';
import { cutFor } from './outerwear/cut-for.ts';
import { collarOf, layCollar, type Collar } from './outerwear/lapels.ts';
import { tailoredBack } from './outerwear/tailored-back.ts';
import { sleeves, type Sleeve } from './sleeves.ts';
import { label } from './tees.ts';
import { neckHollow, torsoCreases, torsoHalf, type Torso } from './torso.ts';
import { button } from './trims.ts';

/** A front with a collar: its break, lapels, closure and hem. */
export interface Tailored {
  torso: Torso;
  sleeve: Sleeve;
  /** Height of the first button, where the lapels meet. */
  breakAt: number;
  /** Reach of the lapel's peak from the centre, and the height of its notch. */
  lapel: readonly [x: number, y: number];
  buttons: readonly Point[];
  /** Overlap of the right front beyond the centre. */
  overlap: number;
  /** Rounding of the front edges at the hem; 0 for a straight coat front. */
  cutaway: number;
  slack?: number;
  /** Absent: notched lapels. */
  collar?: Collar;
  sleeveless?: boolean;
}

/** Left and right front; the right one (as seen) lies below. */
function fronts(drawing: Drawing, suit: Tailored): void {
  const { torso, breakAt, overlap, cutaway, slack = 0.8 } = suit;
  const [hx, hy] = torso.hem;
  const outer = torsoHalf({ ...torso, vee: 1 }, breakAt).slice(2, -3);
  const round: Point[] = suit.collar === 'none' ? [[torso.neck * 0.86, breakAt * 0.56]] : [];
  for (const side of [1, -1] as const) {
    const edge = side === -1 ? overlap : -overlap * 0.4;
    const opening: Point[] = cutaway
      ? [
          [hx * 0.6 * side, hy + 10],
          [cutaway * 0.78 * side, hy - 4],
          [cutaway * 0.34 * side, hy - cutaway * 0.5],
          [edge * 0.6, hy - cutaway * 1.9],
        ]
      : [
          [hx * 0.5 * side, hy + 8],
          [edge, hy + 12, 'corner'],
        ];
    const panel: Point[] = [
      [edge, breakAt, 'corner'],
      ...onSide(side, round),
      ...onSide(side, outer),
      [hx * side, hy - 8, 'corner'],
      ...opening,
    ];
    const creases = torsoCreases(torso, slack).filter((crease) => crease.from[0] * side > 0);
    drawing.cloth(spline(panel), {
      creases,
      lift: side === -1 ? 0.7 : 0,
      round: 'body',
      edge: 0.42,
      grain: side * -2,
    });
  }
}

/** Three buttons on the cuff of a tailored sleeve. */
function cuffButtons(drawing: Drawing, { outer: [ox, oy] }: Sleeve): void {
  for (const side of SIDES)
    for (let index = 0; index < 3; index++)
      button(drawing, side * (ox - 26 - index * 2), oy - 44 - index * 36, 12, buttonTones(drawing));
}

/** Buttons of a double-breasted front, in two rows. A single button becomes two rows of two. */
function twoRows(buttons: readonly Point[], reach: number): Point[] {
  const heights = buttons.map(([, y]) => y);
  const [first = 0] = heights;
  const rows = heights.length > 1 ? heights : [first, first + 150];
  return rows.flatMap((y): Point[] => [
    [-reach, y],
    [reach, y],
  ]);
}

/** Extends the row of buttons up to the throat for a stand collar. */
function upToTheThroat(buttons: readonly Point[]): readonly Point[] {
  const [x, y] = buttons[0] ?? [0, 0];
  const count = Math.round((y - 190) / 190);
  return [
    ...Array.from({ length: count }, (_, at): Point => [x, y - ((y - 190) * (count - at)) / count]),
    ...buttons,
  ];
}

/** The same jacket in the chosen fit and with the chosen details. */
function asChosen(drawing: Drawing, usual: Tailored): Tailored {
  const collar = collarOf(drawing, usual.collar);
  const { torso, sleeve } = cutFor(drawing.fit, usual.torso, usual.sleeve);
  const suit: Tailored = { ...usual, torso, sleeve, collar };
  const wider = torso.underarm[0] - usual.torso.underarm[0];
  suit.lapel = [usual.lapel[0] + Math.max(0, wider * 0.5), usual.lapel[1]];
  if (drawing.has('wide-lapels')) suit.lapel = [suit.lapel[0] + 62, suit.lapel[1] + 40];
  if (collar === 'stand') {
    suit.breakAt = 92;
    suit.buttons = upToTheThroat(suit.buttons);
  }
  if (drawing.has('double-row-of-buttons')) {
    suit.overlap = 124;
    suit.cutaway = 0;
    suit.buttons = twoRows(suit.buttons, 84);
  }
  if (drawing.has('hidden-buttons')) suit.buttons = [];
  return suit;
}

/** The stitched edge of a front with hidden buttons. */
function fly(drawing: Drawing, { overlap, breakAt, torso: { hem } }: Tailored): void {
  const x = Math.round(overlap - 92);
  drawing.stitch(`M${x} ${breakAt + 60}V${hem[1] - 330}q4 46 ${92 - 14} 56`);
  drawing.seam(`M${x - 5} ${breakAt + 60}V${hem[1] - 330}`);
}

/** The inside of the neck and back, visible between open fronts. */
function lining(drawing: Drawing, { torso, breakAt, collar }: Tailored, creases: readonly Crease[]): void {
  const hollow =
    collar === 'none' ? neckHollow(torso, breakAt * 1.2, 6) : neckHollow({ ...torso, vee: 1 }, breakAt, 6);
  drawing.cloth(hollow, {
    tones: drawing.inside,
    round: 'flat',
    printed: false,
    edge: 0.9,
    creases: [{ from: [0, 70], to: [-20, breakAt - 40], width: 26, depth: 0.4 }, ...creases],
  });
  if (collar !== 'none')
    drawing.cloth(
      spline([
        [-torso.neck + 4, -56, 'corner'],
        [0, -66],
        [torso.neck - 4, -56, 'corner'],
        [torso.neck, 0],
        [0, 34],
        [-torso.neck, 0],
      ]),
      { tones: drawing.inside, round: 'flat', edge: 0.7 },
    );
  label(drawing, collar === 'none' ? 40 : 52);
}

/** Draws a tailored jacket or coat with the chosen details, before its pockets. Returns its measures as drawn. */
export function tailored(drawing: Drawing, usual: Tailored, creases: readonly Crease[] = []): Tailored {
  const suit = asChosen(drawing, usual);
  const { torso, sleeve, breakAt, lapel, overlap, collar = 'notched', buttons } = suit;
  if (!suit.sleeveless) {
    sleeves(drawing, torso, sleeve);
    cuffButtons(drawing, sleeve);
  }
  if (drawing.isBack) {
    tailoredBack(drawing, torso, collar, suit.slack);
    return suit;
  }
  lining(drawing, suit, creases);
  fronts(drawing, suit);
  layCollar(drawing, collar, { neck: torso.neck, breakAt, lapel, overlap });
  if (drawing.has('hidden-buttons')) fly(drawing, suit);
  for (const [x, y] of buttons) button(drawing, x, y, 21, buttonTones(drawing));
  return suit;
}
