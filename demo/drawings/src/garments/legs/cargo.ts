import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, sideSpline, type Point } from '../../spline.ts';
import { button, HORN, patchPocket } from '../trims.ts';
import { edgesAt, type Cut } from './cut.ts';

/** Large pockets with a pleat and a flap on the side of each thigh. */
export function cargoPockets(drawing: Drawing, cut: Cut, tall = 330): void {
  const top = cut.crotch + 90;
  const height = Math.min(tall, cut.hem[2] - top - 110);
  for (const side of SIDES) {
    const edge = (y: number) => edgesAt(cut, y)[0];
    const wide = 0.62 * (edge(top) - edgesAt(cut, top)[1]);
    const box: Point[] = [
      [edge(top) - wide, top, 'corner'],
      [edge(top) + 14, top - 8, 'corner'],
      [edge(top + height) + 20, top + height - 24, 'corner'],
      [edge(top + height) - 6, top + height, 'corner'],
      [edge(top + height) - wide + 4, top + height + 6, 'corner'],
    ];
    const inset = ([x, y]: Point): Point => [
      x + (x > edge(top) - wide / 2 ? -16 : 14),
      y + (y > top + 60 ? -14 : 14),
      'corner',
    ];
    patchPocket(drawing, onSide(side, box), onSide(side, box.map(inset)), side * -4);
    const pleat = edge(top) - wide * 0.45;
    drawing.seam(
      sideSpline(
        side,
        [
          [pleat, top + 90],
          [pleat + 4, top + height - 4],
        ],
        false,
      ),
    );
    drawing.cloth(
      sideSpline(side, [
        [edge(top) - wide - 9, top - 26, 'corner'],
        [edge(top) + 17, top - 36, 'corner'],
        [edge(top) + 24, top + 62, 'corner'],
        [pleat, top + 88],
        [edge(top) - wide - 9, top + 72, 'corner'],
      ]),
      { round: 'flat', edge: 0.35, lift: 0.7, grain: side * -4 },
    );
    for (const x of [edge(top) - wide + 26, edge(top) - 14]) button(drawing, x * side, top + 48, 14, HORN);
  }
}
