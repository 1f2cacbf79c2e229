import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import type { Shoe } from '../shoe-pair.ts';
import { COUNTER_BACK } from './low-backs.ts';
import { finishLow, lowShoes, lowUpper, toeCap } from './low-shoes.ts';
import { broguing, buckle, line, patch, thread } from './parts.ts';

function straps(drawing: Drawing, shoe: Shoe): void {
  const { place } = shoe;
  if (drawing.has('double-buckle')) {
    patch(drawing, place, '66 -352!, 118 -310!, -10 -224, -120 -196!, -120 -256!, -30 -290');
    patch(drawing, place, '-30 -436!, 34 -398!, -84 -318, -186 -290!, -180 -352!, -100 -386');
    buckle(drawing, shoe, -80, -342, 38);
    buckle(drawing, shoe, -20, -246, 38);
    return;
  }
  patch(drawing, place, '10 -412!, 96 -338!, -20 -244, -170 -214!, -166 -294!, -70 -336');
  thread(drawing, line(place, '76 -338, -26 -258, -150 -232'));
  buckle(drawing, shoe, -70, -292, 50);
}

function monkStrap(drawing: Drawing, shoe: Shoe): void {
  const { place } = shoe;
  drawing.cloth(place(trace('-110 -420!, -96 -500, -40 -510, 60 -420, 130 -330!, 20 -330, -60 -380')), {
    round: 'flat',
    edge: 0.5,
  });
  lowUpper(drawing, place);
  drawing.cloth(
    place(
      trace(
        '-498 -112!, -508 -220, -486 -330, -446 -394!, -360 -350, -240 -328, -130 -370, -72 -446!, 10 -410, 130 -316, 100 -230, 40 -150, 10 -44!, -240 -60',
      ),
    ),
    { edge: 0.4, lift: 0.7 },
  );
  thread(drawing, line(place, '116 -308, 86 -226, 26 -150, -4 -56'));
  if (drawing.has('toe-cap') || drawing.has('broguing')) toeCap(drawing, shoe);
  if (drawing.has('broguing')) broguing(drawing, shoe, '136 -262, 116 -214, 62 -140, 40 -66');
  straps(drawing, shoe);
  finishLow(drawing, place);
}

/** Dress shoes that close with a strap and a buckle. */
export const drawMonkStraps = lowShoes(monkStrap, COUNTER_BACK);
