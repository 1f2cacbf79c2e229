import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import { pairOf, type Shoe } from '../shoe-pair.ts';
import { heelView, type Heel } from './heel-view.ts';
import { gloss, laces, line, LINING, patch, thread } from './parts.ts';
import { soleOf } from './soles.ts';

function desertBoot(drawing: Drawing, shoe: Shoe): void {
  const { place, at } = shoe;
  drawing.cloth(place(trace('-480 -590!, -330 -626, -150 -610!, -200 -520, -340 -520')), {
    tones: LINING,
    printed: false,
    round: 'flat',
    edge: 0.9,
  });
  drawing.cloth(
    place(trace('-210 -560!, -170 -680, -86 -676, -10 -520, 90 -398, 220 -312!, 40 -320, -120 -480')),
    {
      round: 'flat',
      edge: 0.5,
    },
  );
  drawing.cloth(
    place(
      trace(
        '-504 -98!, -522 -230, -500 -400, -488 -590!, -340 -560, -190 -600!, -120 -490, 0 -398, 140 -330, 300 -292, 440 -256, 544 -186, 586 -92!, 500 -34, 300 -16, 60 -18, -140 -60',
      ),
    ),
    {
      edge: 0.55,
      creases: [
        { from: at(170, -310), to: at(210, -170), bend: -18, width: 18, depth: 0.4 },
        { from: at(-470, -360), to: at(-240, -310), bend: 26, width: 22, depth: 0.35 },
      ],
    },
  );
  drawing.cloth(
    place(
      trace(
        '-498 -580!, -340 -556, -196 -594!, -120 -486, -10 -402, 88 -348, 96 -306!, 30 -236, -10 -140, -30 -48!, -240 -62, -500 -110!, -514 -230',
      ),
    ),
    { edge: 0.35, lift: 0.7 },
  );
  thread(drawing, line(place, '76 -342, 82 -312, 14 -236, -26 -140, -44 -60'));
  thread(drawing, line(place, '-330 -556, -310 -380, -330 -100'));
  thread(drawing, line(place, '-484 -566, -340 -542, -204 -576'));
  laces(drawing, place, trace('-130 -500, -64 -440, 4 -390'), [74, -54]);
  gloss(drawing, line(place, '430 -214, 510 -170, 544 -124'), 20);
  soleOf(drawing, place, 0);
}

const HEEL: Heel = {
  upper: '0 -578, 110 -568, 152 -592!, 150 -450, 148 -330, 156 -220, 158 -120, 154 -104!, 0 -96',
  opening: '0 -632, 110 -622, 152 -590!, 100 -530, 0 -530',
  heel: [158, 164, 100],
  forefoot: 196,
  scale: 1.5,
};

/** Desert boots: ankle-high, of two panels with a few eyelets. */
export function drawDesertBoots(drawing: Drawing): void {
  if (!drawing.isBack) for (const shoe of pairOf(820)) desertBoot(drawing, shoe);
  else
    heelView(drawing, HEEL, ({ place }) => {
      patch(drawing, place, '-26 -578!, 26 -578!, 20 -340, 30 -104!, -30 -104!, -20 -340');
      thread(drawing, line(place, '-15 -566, -10 -340, -18 -112'));
      thread(drawing, line(place, '15 -566, 10 -340, 18 -112'));
      thread(drawing, line(place, '-140 -556, 0 -546, 140 -556'));
    });
}
