import type { Drawing } from '../../drawing.ts';
import { SIDES, spline, trace } from '../../spline.ts';
import { buckledStrap, chain, GOLD, line, patch, ring, strap, thread, turnLock } from './parts.ts';
import { quilted, slipPocket, studs, tassel } from './trims.ts';

const LONG = '-404 40, -430 -420, -300 -960, 0 -1120, 300 -960, 430 -420, 404 40';

function clasp(drawing: Drawing): void {
  if (drawing.has('turn-lock')) return turnLock(drawing, 0, 330);
  if (drawing.has('buckle-closure')) return buckledStrap(drawing, 0, 180, 520);
  drawing.withoutGrain(() =>
    drawing.add(
      `<circle cx="4" cy="346" r="30" opacity=".3"/><circle cy="338" r="30" fill="${GOLD.base}" stroke="${GOLD.line}" stroke-width="3"/><path d="M-18 330A20 20 0 0 1 8 318" fill="none" stroke="${GOLD.sheen}" stroke-width="6"/>`,
    ),
  );
}

function flap(drawing: Drawing): void {
  drawing.cloth(
    spline(
      trace('-404 -20!, 0 -34, 404 -20!, 424 120, 400 280, 300 370, 0 400, -300 370, -400 280, -424 120'),
    ),
    {
      lift: 0.9,
      edge: 0.5,
      creases: [{ from: [-380, 30], to: [370, 20], bend: -10, width: 22, depth: 0.2 }],
      ...(drawing.has('quilting') && { inlay: quilted(drawing, 430, -40, 400) }),
    },
  );
  thread(drawing, line('-408 120, -384 274, -292 354, 0 382, 292 354, 384 274, 408 120'));
  if (drawing.has('studs'))
    studs(
      drawing,
      trace('-396 180, -368 262, -304 322, -222 350, -140 362, 140 362, 222 350, 304 322, 368 262, 396 180'),
    );
  clasp(drawing);
}

/** A small bag with a flap, on a strap long enough for crossbody wear. */
export function drawCrossbodyBag(drawing: Drawing): void {
  const d = line(LONG);
  if (drawing.has('chain-strap')) chain(drawing, d);
  else {
    strap(drawing, d, 32);
    patch(drawing, '-456 -500!, -398 -512!, -392 -440!, -450 -428!');
    ring(drawing, -426, -470, 34);
  }
  drawing.cloth(
    spline(trace('-396 -10!, 396 -10!, 430 240, 436 500, 380 580, 0 596, -380 580, -436 500, -430 240')),
    {
      edge: 0.6,
      creases: [
        { from: [-390, 360], to: [-340, 560], width: 22, depth: 0.35 },
        { from: [400, 340], to: [350, 560], width: 26, depth: 0.45 },
      ],
    },
  );
  thread(drawing, line('-420 500, -370 562, 0 578, 370 562, 420 500'));
  if (drawing.isBack) slipPocket(drawing, 310, 130, 480);
  else flap(drawing);
  for (const side of SIDES) {
    patch(
      drawing,
      `${372 * side} 20!, ${432 * side} 20!, ${436 * side} 110, ${404 * side} 140, ${370 * side} 110`,
    );
    ring(drawing, 404 * side, 34, 34);
  }
  if (drawing.has('tassels')) tassel(drawing, drawing.isBack ? -404 : 404, 60, 400);
}
