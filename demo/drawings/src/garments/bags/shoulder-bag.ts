import type { Drawing } from '../../drawing.ts';
import { SIDES, spline, trace } from '../../spline.ts';
import { zip } from '../trims.ts';
import { braid, chain, line, patch, ring, strap, thread } from './parts.ts';
import { quilted, studs, tassel, zippedPocket } from './trims.ts';

const OVER_SHOULDER = '-524 -60, -510 -420, -300 -770, 0 -860, 300 -770, 510 -420, 524 -60';

function shoulderStrap(drawing: Drawing): void {
  const d = line(OVER_SHOULDER);
  if (drawing.has('chain-strap')) {
    chain(drawing, d);
    strap(drawing, line('-300 -770, -160 -830, 0 -860, 160 -830, 300 -770'), 52);
    return;
  }
  strap(drawing, d, 58);
  if (drawing.has('braided-handle')) braid(drawing, d, 58);
  else {
    thread(drawing, line('-504 -80, -490 -410, -288 -748, 0 -836, 288 -748, 490 -410, 504 -80'));
  }
}

/** A soft crescent that hangs from one shoulder, with a zip along its top. */
export function drawShoulderBag(drawing: Drawing): void {
  shoulderStrap(drawing);
  drawing.cloth(
    spline(
      trace(
        '-530 -60!, -300 30, 0 66, 300 30, 530 -60!, 600 180, 560 430, 380 600, 0 656, -380 600, -560 430, -600 180',
      ),
    ),
    {
      edge: 0.65,
      creases: [
        { from: [-480, 10], to: [-260, 420], bend: 60, width: 40, depth: 0.4 },
        { from: [480, 10], to: [280, 430], bend: -60, width: 44, depth: 0.5 },
        { from: [-120, 100], to: [-60, 560], bend: 20, width: 34, depth: 0.25 },
        { from: [-420, 480], to: [380, 520], bend: -80, width: 30, depth: 0.3 },
      ],
      ...(drawing.has('quilting') && !drawing.isBack && { inlay: quilted(drawing, 600, -70, 660) }),
    },
  );
  zip(drawing, line('-500 -14, -300 68, 0 102, 300 68, 500 -14'), drawing.isBack ? null : [440, 16], 10);
  thread(drawing, line('-524 16, -300 100, 0 134, 300 100, 524 16'));
  thread(drawing, line('-576 240, -536 410, -366 572, 0 628, 366 572, 536 410, 576 240'));
  drawing.seam(line('-560 300, -300 476, 0 512, 300 476, 560 300'));
  if (drawing.isBack) {
    patch(drawing, '-250 210!, 250 210!, 250 264!, -250 264!');
    zip(drawing, 'M-226 237H226', [206, 237], 8);
  } else if (drawing.has('front-pocket')) zippedPocket(drawing, 270, 200, 460);
  if (drawing.has('studs'))
    studs(
      drawing,
      trace(
        '-500 350, -430 404, -350 448, -262 482, -176 502, -88 514, 0 518, 88 514, 176 502, 262 482, 350 448, 430 404, 500 350',
      ),
    );
  for (const side of SIDES) {
    patch(
      drawing,
      `${496 * side} -110!, ${556 * side} -110!, ${572 * side} 40, ${530 * side} 86, ${484 * side} 40`,
    );
    ring(drawing, 526 * side, -100, 40);
  }
  if (drawing.has('tassels')) tassel(drawing, drawing.isBack ? -500 : 500, 30, 400);
}
