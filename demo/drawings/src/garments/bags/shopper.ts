import type { Drawing } from '../../drawing.ts';
import { SIDES, spline, trace } from '../../spline.ts';
import { zip } from '../trims.ts';
import { braid, farStrap, line, patch, otherLeather, ring, strap, thread } from './parts.ts';
import { monogram, slipPocket, tassel, zippedPocket } from './trims.ts';

const HANDLE = '-250 150, -262 -200, -170 -520, 0 -590, 170 -520, 262 -200, 250 150';

function base(drawing: Drawing): void {
  patch(
    drawing,
    '-506 760!, 0 776, 506 760!, 492 1010, 452 1046!, -452 1046!, -492 1010',
    otherLeather(drawing),
  );
  thread(drawing, line('-500 744, 0 760, 500 744'));
}

/** A large bag with two long handles, open at its top. */
export function drawShopper(drawing: Drawing): void {
  if (drawing.has('shoulder-strap'))
    strap(drawing, line('-540 60, -620 -300, -440 -820, 0 -960, 440 -820, 620 -300, 540 60'), 34);
  farStrap(drawing, line('-210 20, -216 -200, -140 -450, 0 -510, 140 -450, 216 -200, 210 20'), 34);
  drawing.cloth(spline(trace('-540 10!, -300 -30, 0 -40, 300 -30, 540 10!, 300 44, -300 44')), {
    ...(!drawing.has('zip') && { tones: drawing.inside, printed: false }),
    round: 'flat',
    edge: 0.8,
  });
  if (drawing.has('zip')) zip(drawing, line('-490 -4, -280 -6, 0 -10, 280 -6, 490 -4'), null, 12);
  drawing.cloth(
    spline(
      trace(
        '-548 4!, -280 30, 0 38, 280 30, 548 4!, 528 500, 492 1010, 452 1050!, -452 1050!, -492 1010, -528 500',
      ),
    ),
    {
      edge: 0.55,
      creases: [
        { from: [-470, 120], to: [-400, 900], bend: 20, width: 40, depth: 0.35 },
        { from: [470, 120], to: [410, 900], bend: -20, width: 44, depth: 0.45 },
        { from: [-160, 200], to: [-220, 760], bend: 10, width: 40, depth: 0.22 },
        { from: [120, 260], to: [180, 900], bend: -16, width: 36, depth: 0.25 },
      ],
    },
  );
  thread(drawing, line('-532 34, -280 60, 0 68, 280 60, 532 34'));
  for (const side of SIDES) drawing.seam(line(`${470 * side} 30, ${458 * side} 500, ${430 * side} 1044`));
  if (drawing.has('contrast-base')) base(drawing);
  if (drawing.isBack) slipPocket(drawing, 300, 300, 690);
  else if (drawing.has('front-pocket')) zippedPocket(drawing, 320, 330, 710);
  if (drawing.has('zip')) {
    patch(drawing, '446 -22!, 500 -26!, 524 96, 494 122, 460 98');
    zip(drawing, 'M484 10V60', null, 10);
  }
  if (drawing.has('monogram') && !drawing.isBack)
    monogram(drawing, 0, drawing.has('front-pocket') ? 560 : 480);
  const handle = line(HANDLE);
  strap(drawing, handle, 46);
  if (drawing.has('braided-handle')) braid(drawing, handle, 46);
  else thread(drawing, line('-236 130, -246 -200, -160 -500, 0 -568, 160 -500, 246 -200, 236 130'));
  for (const side of SIDES) {
    patch(
      drawing,
      `${206 * side} 96!, ${294 * side} 96!, ${296 * side} 240, ${250 * side} 284, ${204 * side} 240`,
    );
    thread(
      drawing,
      line(`${220 * side} 112, ${218 * side} 234, ${250 * side} 266, ${282 * side} 234, ${280 * side} 112`),
    );
    if (drawing.has('shoulder-strap')) ring(drawing, 536 * side, 52, 34);
  }
  if (drawing.has('tassels')) tassel(drawing, drawing.isBack ? -250 : 250, 60, 460);
}
