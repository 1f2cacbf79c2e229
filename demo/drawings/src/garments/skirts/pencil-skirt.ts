import type { Drawing } from '../../drawing.ts';
import { mirrored, onSide, SIDES, spline, trace } from '../../spline.ts';
import { flounce } from '../dresses/fall.ts';
import { slit } from '../dresses/openings.ts';
import { vent } from '../outerwear/tailored-back.ts';
import { hipPockets } from '../outerwear/pockets.ts';
import { zip } from '../trims.ts';
import { waistband, waistOf } from './band.ts';

function darts(drawing: Drawing): void {
  for (const side of SIDES)
    for (const x of [110, 200])
      drawing.seam(
        spline(
          onSide(side, [
            [x, 80],
            [x + 10, 170],
            [x + 12, 280],
          ]),
          false,
        ),
      );
}

function hemOf(drawing: Drawing, half: number): void {
  if (drawing.has('flounce')) flounce(drawing, { top: 1270, half: 372, bottom: 1540, out: 56 });
  else drawing.stitch(spline(trace(`${-half} 1464, 0 1478, ${half} 1464`), false));
}

/** A pencil skirt with darts. */
export function drawPencilSkirt(drawing: Drawing): void {
  const high = drawing.fit === 'high-waist';
  const slim = drawing.fit === 'slim' ? 18 : 0;
  const top = high ? -90 : 50;
  const waist = waistOf(drawing, { half: 298, height: 74 });
  const half = trace(
    `0 ${top + 6}, ${waist.half + 2} ${top}!, ${high ? 316 : 334 - slim} ${high ? 90 : 140}, ${372 - slim} 240, ${408 - slim} 470, ${398 - slim * 2} 900, ${352 - slim * 3} 1500!, 180 1512, 0 1514`,
  );
  drawing.cloth(spline(mirrored(half)), {
    creases: [
      { from: [-390, 420], to: [-120, 520], bend: 24, width: 22, depth: 0.4 },
      { from: [396, 430], to: [110, 560], bend: -26, width: 24, depth: 0.5 },
      { from: [-200, 640], to: [-220, 1480], bend: 20, width: 32, depth: 0.4 },
      { from: [210, 560], to: [200, 1490], bend: -20, width: 40, depth: 0.5 },
      { from: [20, 700], to: [40, 1500], bend: -10, width: 26, depth: 0.34 },
    ],
  });
  darts(drawing);
  if (drawing.isBack) {
    drawing.seam('M0 70C4 500-4 900 0 1514');
    if (drawing.has('back-slit')) vent(drawing, 0, 1508, 380);
    if (!drawing.has('zip')) drawing.stitch(`M14 ${top + 30}V420`);
  } else {
    if (drawing.has('flap-pockets')) hipPockets(drawing, 'flaps', { x: 120, y: 400, width: 190 });
    if (drawing.has('slit')) slit(drawing, 150, 900, 1504, 70);
  }
  hemOf(drawing, 354 - slim * 3);
  waistband(drawing, waist, top + 24);
  if (drawing.has('zip')) {
    if (drawing.isBack) zip(drawing, `M0 ${top - 40}V470`, [0, top - 30], 9);
    else zip(drawing, `M190 ${top - 40}V1506`, [190, top - 30], 9);
  }
}
