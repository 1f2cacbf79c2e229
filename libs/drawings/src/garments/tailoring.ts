import type { Drawing } from '../drawing.ts';
import type { Crease } from '../folds.ts';
import { onSide, SIDES, spline, type Point } from '../spline.ts';
import { sleeves, type Sleeve } from './sleeves.ts';
import { label } from './tees.ts';
import { neckHollow, torsoCreases, torsoHalf, torsoPath, type Torso } from './torso.ts';
import { button, buttonhole, flap, HORN, welt } from './trims.ts';

/** A lapelled front: where it breaks, how wide its lapels are, how it closes and ends. */
export interface Tailored {
  torso: Torso;
  sleeve: Sleeve;
  /** Height of the first button, where the lapels meet. */
  breakAt: number;
  /** Reach of the lapel's peak from the centre, and the height of its notch. */
  lapel: readonly [x: number, y: number];
  buttons: readonly Point[];
  /** How far the right front laps over the centre. */
  overlap: number;
  /** Rounding of the front edges at the hem; 0 for a straight coat front. */
  cutaway: number;
  slack?: number;
}

/** Left and right front, the right one (as seen) below. */
function fronts(drawing: Drawing, suit: Tailored): void {
  const { torso, breakAt, overlap, cutaway, slack = 0.8 } = suit;
  const [hx, hy] = torso.hem;
  const outer = torsoHalf({ ...torso, vee: 1 }, breakAt).slice(2, -3);
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

/** Notched lapels and the collar that folds down behind them. */
export function lapels(
  drawing: Drawing,
  { torso: { neck }, breakAt, lapel: [lx, ly], overlap }: Tailored,
): void {
  for (const side of [1, -1] as const) {
    const end = side === -1 ? -overlap * 0.5 : -overlap * 0.15;
    drawing.cloth(
      spline(
        onSide(side, [
          [neck - 18, -26, 'corner'],
          [neck * 0.62, breakAt * 0.42],
          [end, breakAt, 'corner'],
          [lx * 0.52, breakAt * 0.74],
          [lx * 0.88, breakAt * 0.45],
          [lx, ly, 'corner'],
          [lx - 66, ly - 6, 'corner'],
          [neck + 20, 40, 'corner'],
        ]),
      ),
      {
        round: 'flat',
        lift: 0.95,
        edge: 0.42,
        grain: side * 12,
        creases: [
          {
            from: [(neck - 20) * side, 40],
            to: [end * side, breakAt - 20],
            bend: 16 * side,
            width: 14,
            depth: 0.3,
          },
        ],
      },
    );
  }
  for (const side of SIDES) {
    drawing.cloth(
      spline(
        onSide(side, [
          [neck - 22, -52, 'corner'],
          [neck + 22, -26],
          [neck + 64, 40],
          [lx - 14, ly - 66, 'corner'],
          [lx - 66, ly - 6, 'corner'],
          [neck + 4, 62],
          [neck - 22, 0],
        ]),
      ),
      { round: 'flat', lift: 0.7, edge: 0.42, grain: side * 30 },
    );
  }
  buttonhole(drawing, -(lx - 34), ly + 40, 44, -24);
}

/** Back panel with centre seam and vent, and the fall of the collar. */
function tailoredBack(drawing: Drawing, { torso, slack = 0.8 }: Tailored): void {
  const [, hy] = torso.hem;
  drawing.cloth(torsoPath({ ...torso, vee: 0 }, 20), { creases: torsoCreases(torso, slack) });
  drawing.seam(`M0 20C4 ${hy * 0.3} -4 ${hy * 0.6} 0 ${hy}`);
  drawing.shade(`M0 ${hy - 300}h14V${hy}H0Z`, 0.5);
  for (const side of SIDES)
    drawing.seam(
      spline(
        onSide(side, [
          [torso.shoulder[0] - 26, 250],
          [torso.waist[0] * 0.62, torso.waist[1]],
          [torso.hem[0] * 0.6, hy],
        ]),
        false,
      ),
    );
  drawing.cloth(
    spline([
      [-torso.neck + 2, -42],
      [0, -64],
      [torso.neck - 2, -42],
      [torso.neck + 44, 34, 'corner'],
      [0, 76],
      [-torso.neck - 44, 34, 'corner'],
    ]),
    { round: 'flat', lift: 0.7, edge: 0.4 },
  );
}

/** Three buttons on the cuff of a tailored sleeve. */
export function cuffButtons(drawing: Drawing, { outer: [ox, oy] }: Sleeve): void {
  for (const side of SIDES)
    for (let index = 0; index < 3; index++)
      button(drawing, side * (ox - 26 - index * 2), oy - 44 - index * 36, 12, HORN);
}

/** A whole tailored jacket or coat, before its own pockets. */
export function tailored(drawing: Drawing, suit: Tailored, lining: readonly Crease[] = []): void {
  const { torso, sleeve, breakAt, buttons } = suit;
  sleeves(drawing, torso, sleeve);
  cuffButtons(drawing, sleeve);
  if (drawing.isBack) return tailoredBack(drawing, suit);
  drawing.cloth(neckHollow({ ...torso, vee: 1 }, breakAt, 6), {
    tones: drawing.inside,
    round: 'flat',
    printed: false,
    edge: 0.9,
    creases: [{ from: [0, 70], to: [-20, breakAt - 40], width: 26, depth: 0.4 }, ...lining],
  });
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
  label(drawing, 52);
  fronts(drawing, suit);
  lapels(drawing, suit);
  for (const [x, y] of buttons) button(drawing, x, y, 21, HORN);
}

/** Two flap pockets at the hip and a welt on the chest. */
export function suitPockets(drawing: Drawing, torso: Torso, y: number): void {
  const [wx] = torso.waist;
  flap(drawing, -wx * 0.82, y + 10, 190, 62, -8);
  flap(drawing, wx * 0.82 - 190, y, 190, 62, 8);
  welt(drawing, [wx * 0.32, y * 0.5], [wx * 0.32 + 128, y * 0.5 - 22], 34);
}
