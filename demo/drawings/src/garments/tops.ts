import type { Drawing } from '../drawing.ts';
import { trace, mirrored, onSide, spline, type Point } from '../spline.ts';
import { backShaping } from './back-seams.ts';
import { bodiceOf, frontBodice, type Bodice } from './bodice.ts';
import { lace } from './lace.ts';
import { creasesOf, sideOf } from './top-cut.ts';
import { cowl, peplum, smocking } from './top-trims.ts';
import { strap, straps } from './straps.ts';

/** The far side of the neck, visible above the front edge. */
function inside(drawing: Drawing, drop: number): void {
  drawing.cloth(
    spline([
      [-168, 0, 'corner'],
      [-90, 92],
      [0, 108],
      [90, 92],
      [168, 0, 'corner'],
      [150, drop],
      [0, drop + 60],
      [-150, drop],
    ]),
    { tones: drawing.inside, round: 'flat', edge: 0.8 },
  );
}

/** The part of the front visible from behind, above a low back. */
function frontFromBehind(drawing: Drawing, { neckline, armhole }: Bodice): void {
  const half = [...neckline, ...armhole.slice(0, -1), [280, 420, 'corner'] as const, [0, 440] as const];
  drawing.cloth(spline(mirrored(half)), { tones: drawing.inside, round: 'flat', edge: 0.7 });
}

/** The band of a halter neck, or a thin cord when thin straps are chosen. */
function halterBand(drawing: Drawing): void {
  if (drawing.has('spaghetti-straps'))
    strap(drawing, trace('-106 -18, -74 -100, 0 -132, 74 -100, 106 -18'), 12);
  else strap(drawing, trace('-108 -20, -60 -58, 0 -68, 60 -58, 108 -20'), 26);
}

function behind(drawing: Drawing, bodice: Bodice, isThin: boolean, usual: 'round' | 'vee'): void {
  const { straps: thin, halter, neckline } = bodice;
  const isLow = thin ?? halter;
  if (drawing.isBack && isLow) frontFromBehind(drawing, frontBodice(drawing, isThin, usual));
  if (thin) straps(drawing, drawing.isBack ? thin.front : thin.back, 14);
  else if (halter) halterBand(drawing);
  else if (!drawing.isBack) inside(drawing, neckline[0]?.[1] ?? 0);
}

function neckEdge(drawing: Drawing, { neckline }: Bodice, grow: number): Point[] {
  const right = neckline.map(([x, y, turn]): Point => {
    const isOuter = turn && y > 100 && x > 0;
    const out = isOuter ? -4 : grow * Math.min(1, x / 120);
    const moved = [x + out, y + grow * (y < 40 ? 0.2 : 1)] as const;
    return turn ? [...moved, turn] : moved;
  });
  return [...onSide(-1, right).reverse(), ...right.filter(([x]) => x !== 0)];
}

/** A sleeveless top with a choice of upper edges and trims. */
function sleeveless(drawing: Drawing, isThin: boolean, usual: 'round' | 'vee'): void {
  const bodice = bodiceOf(drawing, isThin, usual);
  const side = sideOf(drawing);
  const drop = bodice.neckline[0]?.[1] ?? 0;
  behind(drawing, bodice, isThin, usual);
  const [hx, hy] = side.hem;
  const armhole = [...bodice.armhole.slice(0, -1), side.chest];
  const half: Point[] = [
    ...bodice.neckline,
    ...armhole,
    side.waist,
    side.hem,
    [hx * 0.5, hy + side.sag * 0.84],
    [0, hy + side.sag],
  ];
  const inlay = drawing.has('smocked-back') && drawing.isBack ? smocking(drawing, drop + 36) : '';
  drawing.cloth(spline(mirrored(half)), { creases: creasesOf(side, drop), inlay });
  if (!drawing.has('smocked-back') && !drawing.has('peplum'))
    backShaping(drawing, Math.max(drop + 60, 430), Math.min(hy - 60, 760));
  if (bodice.straps) straps(drawing, drawing.isBack ? bodice.straps.back : bodice.straps.front, 14);
  if (drawing.has('cowl-neck') && !drawing.isBack) cowl(drawing, bodice.straps !== undefined);
  else drawing.stitch(spline(neckEdge(drawing, bodice, 16), false));
  if (drawing.has('lace')) lace(drawing, neckEdge(drawing, bodice, 4));
  if (drawing.has('peplum')) return peplum(drawing, side.waist[0], hy);
  drawing.stitch(
    spline(
      [
        [-hx + 4, hy - 26],
        [0, hy],
        [hx - 4, hy - 26],
      ],
      false,
    ),
  );
}

/** A sleeveless top with wide straps and a softly draped neckline. */
export const drawTop = (drawing: Drawing) => sleeveless(drawing, false, 'round');

/** A camisole: thin straps and a V neck. */
export const drawCamisole = (drawing: Drawing) => sleeveless(drawing, true, 'vee');
