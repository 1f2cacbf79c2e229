import type { Drawing } from '../../drawing.ts';
import { SIDES, spline, trace } from '../../spline.ts';
import { zip } from '../trims.ts';
import { buckledStrap, line, lock, patch, ring, strap, thread } from './parts.ts';
import { monogram, slipPocket, zippedPocket } from './trims.ts';

function flap(drawing: Drawing): void {
  drawing.cloth(
    spline(
      trace('-540 -30!, 0 -40, 540 -30!, 560 140, 556 330, 520 372, 0 380, -520 372, -556 330, -560 140'),
    ),
    { lift: 0.9, edge: 0.5, creases: [{ from: [-500, 20], to: [500, 10], bend: -8, width: 22, depth: 0.2 }] },
  );
  thread(drawing, line('-544 140, -540 322, -510 356, 0 364, 510 356, 540 322, 544 140'));
  if (drawing.has('buckle-closure')) for (const side of SIDES) buckledStrap(drawing, 320 * side, 60, 500, 44);
  else lock(drawing, 0, 290);
}

/** A flat zipped top instead of a flap. */
function zippedTop(drawing: Drawing): void {
  zip(drawing, 'M-500 20H500', drawing.isBack ? null : [450, 20], 13);
  thread(drawing, line('-520 60, 0 60, 520 60'));
}

/** A flat, stiff bag for papers and a laptop, with a flap and one handle. */
export function drawBriefcase(drawing: Drawing): void {
  if (drawing.has('shoulder-strap'))
    strap(drawing, line('-536 40, -640 -260, -480 -660, 0 -800, 480 -660, 640 -260, 536 40'), 42);
  const handle = line('-190 -20!, -186 -130, -120 -200, 0 -214, 120 -200, 186 -130, 190 -20!');
  strap(drawing, handle, 54);
  thread(drawing, line('-168 -40, -166 -124, -108 -180, 0 -192, 108 -180, 166 -124, 168 -40'));
  drawing.cloth(
    spline(trace('-530 -24!, 530 -24!, 566 160, 580 660, 540 730, 0 740, -540 730, -580 660, -566 160')),
    {
      edge: 0.55,
      creases: [
        { from: [-520, 420], to: [-470, 700], width: 24, depth: 0.3 },
        { from: [530, 400], to: [480, 700], width: 28, depth: 0.4 },
      ],
    },
  );
  thread(drawing, line('-564 640, -530 712, 0 722, 530 712, 564 640'));
  const isZipped = drawing.has('zip');
  if (isZipped) zippedTop(drawing);
  if (drawing.isBack) slipPocket(drawing, 440, 170, 640);
  else {
    if (drawing.has('front-pocket')) zippedPocket(drawing, 450, isZipped ? 190 : 420, 680);
    if (!isZipped) flap(drawing);
    if (drawing.has('monogram')) monogram(drawing, isZipped ? 0 : 380, isZipped ? 430 : 560);
  }
  for (const side of SIDES) {
    patch(
      drawing,
      `${152 * side} -60!, ${228 * side} -60!, ${232 * side} 50, ${190 * side} 84, ${148 * side} 50`,
    );
    ring(drawing, 190 * side, -44, 36);
    if (drawing.has('shoulder-strap')) ring(drawing, 540 * side, 30, 34);
  }
}
