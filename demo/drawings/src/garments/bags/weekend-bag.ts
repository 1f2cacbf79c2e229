import type { Drawing } from '../../drawing.ts';
import { SIDES, spline, trace } from '../../spline.ts';
import { zip } from '../trims.ts';
import { buckledStrap, farStrap, line, patch, otherLeather, ring, strap, thread } from './parts.ts';
import { monogram, slipPocket, zippedPocket } from './trims.ts';

function bands(drawing: Drawing): void {
  for (const side of SIDES) {
    patch(drawing, `${236 * side} 60!, ${304 * side} 60!, ${312 * side} 620!, ${244 * side} 620!`);
    thread(drawing, line(`${247 * side} 80, ${255 * side} 610`));
    thread(drawing, line(`${293 * side} 80, ${301 * side} 610`));
  }
}

/** The bag itself, lying long and low, with its ends drawn in. */
function body(drawing: Drawing): void {
  drawing.cloth(
    spline(
      trace(
        '-520 -10, -300 -50, 0 -60, 300 -50, 520 -10, 620 110, 650 380, 620 600, 540 670, 0 690, -540 670, -620 600, -650 380, -620 110',
      ),
    ),
    {
      edge: 0.65,
      creases: [
        { from: [-500, 60], to: [-420, 560], bend: 40, width: 44, depth: 0.35 },
        { from: [500, 60], to: [430, 560], bend: -40, width: 46, depth: 0.45 },
        { from: [-120, 120], to: [60, 420], bend: 30, width: 40, depth: 0.22 },
        { from: [-400, 600], to: [380, 620], bend: -20, width: 30, depth: 0.3 },
      ],
    },
  );
  for (const side of SIDES) {
    drawing.seam(line(`${520 * side} -6, ${576 * side} 200, ${580 * side} 460, ${540 * side} 666`));
    thread(drawing, line(`${506 * side} -4, ${560 * side} 200, ${564 * side} 460, ${524 * side} 664`));
  }
}

/** A long soft bag for short trips, with a top zip and two handles. */
export function drawWeekendBag(drawing: Drawing): void {
  if (drawing.has('shoulder-strap'))
    strap(drawing, line('-590 120, -700 -160, -560 -560, 0 -720, 560 -560, 700 -160, 590 120'), 46);
  farStrap(drawing, line('-230 -30, -216 -200, -130 -340, 0 -376, 130 -340, 216 -200, 230 -30'), 40);
  body(drawing);
  zip(drawing, line('-500 4, -300 -30, 0 -40, 300 -30, 500 4'), drawing.isBack ? null : [430, -6], 11);
  thread(drawing, line('-500 40, -300 4, 0 -6, 300 4, 500 40'));
  if (drawing.has('contrast-base')) {
    patch(
      drawing,
      '-636 500!, -300 540, 0 548, 300 540, 636 500!, 610 612, 540 670, 0 690, -540 670, -610 612',
      otherLeather(drawing),
    );
    thread(drawing, line('-632 486, -300 526, 0 534, 300 526, 632 486'));
  }
  if (drawing.isBack) slipPocket(drawing, 200, 170, 480);
  else if (drawing.has('front-pocket')) zippedPocket(drawing, 214, 180, 500);
  bands(drawing);
  if (drawing.has('side-pockets'))
    for (const side of SIDES) {
      patch(
        drawing,
        `${392 * side} 240!, ${590 * side} 226!, ${600 * side} 500, ${560 * side} 560, ${430 * side} 570, ${396 * side} 520`,
      );
      patch(
        drawing,
        `${384 * side} 220!, ${596 * side} 204!, ${598 * side} 300!, ${490 * side} 344, ${388 * side} 310!`,
      );
      ring(drawing, 492 * side, 316, 15);
    }
  if (drawing.has('monogram') && !drawing.isBack)
    monogram(drawing, 0, drawing.has('front-pocket') ? 370 : 300);
  const handle = line('-270 90, -262 -160, -160 -376, 0 -430, 160 -376, 262 -160, 270 90');
  strap(drawing, handle, 50);
  thread(drawing, line('-250 60, -240 -160, -146 -352, 0 -404, 146 -352, 240 -160, 250 60'));
  patch(drawing, '-92 -470!, 0 -486, 92 -470!, 92 -390!, 0 -404, -92 -390!');
  thread(drawing, line('-80 -408, 0 -420, 80 -408'));
  if (drawing.has('buckle-closure') && !drawing.isBack)
    for (const side of SIDES) buckledStrap(drawing, 272 * side, 90, 420, 36);
  for (const side of SIDES) {
    patch(
      drawing,
      `${560 * side} 80!, ${630 * side} 96!, ${640 * side} 180, ${604 * side} 206, ${566 * side} 176`,
    );
    ring(drawing, 600 * side, 110, 32);
  }
}
