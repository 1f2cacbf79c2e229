import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import { pairOf, type Shoe } from '../shoe-pair.ts';
import { backStrip, elastic, loopBehind } from './elastic-boots.ts';
import { heelView, type Heel } from './heel-view.ts';
import { broguing, gloss, line, LINING, patch, thread } from './parts.ts';
import { soleOf } from './soles.ts';

function menBoot(drawing: Drawing, shoe: Shoe): void {
  const { place, at } = shoe;
  const pulls = drawing.has('pull-loops');
  if (pulls) patch(drawing, place, '-170 -760!, -190 -900, -130 -930, -86 -890, -112 -760!');
  drawing.cloth(place(trace('-494 -790!, -320 -822, -112 -790!, -300 -730')), {
    tones: LINING,
    printed: false,
    round: 'flat',
    edge: 0.9,
  });
  drawing.cloth(
    place(
      trace(
        '-504 -98!, -524 -250, -496 -420, -490 -600, -498 -790!, -310 -752, -106 -790!, -96 -620, -66 -500, 20 -412, 150 -342, 300 -306, 440 -270, 548 -196, 588 -94!, 500 -34, 300 -16, 60 -18, -140 -60',
      ),
    ),
    {
      edge: 0.6,
      creases: [
        { from: at(-480, -420), to: at(-200, -370), bend: 30, width: 20, depth: 0.4 },
        { from: at(40, -390), to: at(120, -240), bend: -20, width: 18, depth: 0.35 },
      ],
    },
  );
  const ribs = [-376, -356, -336, -316, -296, -276, -256, -236, -216].map(
    (x) => `${x} -764, ${(x + 300) * 0.94 - 300} -580, ${(x + 300) * 0.7 - 300} -420`,
  );
  elastic(
    drawing,
    place,
    '-394 -764!, -204 -764!, -212 -560, -240 -420, -300 -372, -354 -420, -386 -560',
    ribs,
  );
  thread(drawing, line(place, '-406 -768, -398 -560, -366 -412, -300 -356, -230 -412, -200 -560, -192 -768'));
  drawing.seam(line(place, '-300 -356, -290 -240, -306 -120'));
  if (drawing.has('broguing')) {
    broguing(drawing, shoe, '322 -298, 350 -190, 326 -60');
    broguing(drawing, shoe, '-262 -330, -250 -240, -266 -124');
  }
  if (pulls) patch(drawing, place, '-512 -760!, -520 -900, -466 -930, -424 -890, -450 -750!');
  gloss(drawing, line(place, '60 -360, 200 -300, 340 -276'), 26);
  gloss(drawing, line(place, '430 -226, 510 -180, 544 -130'), 24);
  gloss(drawing, line(place, '-454 -720, -450 -600, -456 -480'), 22);
  soleOf(drawing, place, 0);
}

const HEEL: Heel = {
  upper: '0 -776, 130 -766, 176 -790!, 172 -640, 160 -500, 150 -380, 156 -240, 160 -120, 156 -104!, 0 -96',
  opening: '0 -824, 130 -814, 176 -788!, 120 -730, 0 -730',
  heel: [158, 164, 100],
  forefoot: 196,
  scale: 1.5,
};

/** Men's chelsea boots: a round toe, a wide shaft and a flat heel. */
export function drawChelseaBoots(drawing: Drawing): void {
  if (!drawing.isBack) for (const shoe of pairOf(1010)) menBoot(drawing, shoe);
  else
    heelView(drawing, HEEL, (shoe) => {
      backStrip(drawing, shoe, -776, -106);
      if (drawing.has('pull-loops')) loopBehind(drawing, shoe, -780);
    });
}
