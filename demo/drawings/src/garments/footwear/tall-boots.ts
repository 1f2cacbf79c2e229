import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import { standingPair, type Shoe } from '../shoe-pair.ts';
import { heelView, type Heel } from './heel-view.ts';
import { ankleStrap, bootWith, counter, heelSizes, inside } from './high-heels.ts';
import { buckle, gloss, line, patch, sideZip, thread } from './parts.ts';
import { highHeel } from './soles.ts';

function foldedShaft(drawing: Drawing, { place }: Shoe): void {
  drawing.cloth(
    place(
      trace(
        '-530 -1700!, -320 -1736, -92 -1700!, -82 -1560, -96 -1420!, -310 -1386, -520 -1420!, -540 -1560',
      ),
    ),
    {
      edge: 0.5,
      lift: 0.9,
    },
  );
  thread(drawing, line(place, '-506 -1436, -310 -1402, -110 -1436'));
}

function calfStrap(drawing: Drawing, shoe: Shoe): void {
  patch(drawing, shoe.place, '-506 -1600!, -310 -1560, -104 -1600!, -108 -1530!, -310 -1490, -500 -1530!');
  buckle(drawing, shoe, -230, -1534, 48);
}

function tallBoot(drawing: Drawing, shoe: Shoe): void {
  const { place, at } = shoe;
  inside(drawing, shoe, '-506 -1690!, -310 -1728, -104 -1690!, -300 -1630');
  drawing.cloth(
    place(
      bootWith(
        drawing,
        '-436 -640, -440 -900, -500 -1250, -508 -1690!, -306 -1652, -102 -1690!, -108 -1250, -120 -900, -112 -660, -50 -500',
      ),
    ),
    {
      edge: 0.65,
      creases: [
        { from: at(-440, -560), to: at(-150, -600), bend: 30, width: 22, depth: 0.5 },
        { from: at(-440, -700), to: at(-140, -660), bend: 30, width: 22, depth: 0.45 },
        { from: at(-450, -820), to: at(-140, -800), bend: 26, width: 18, depth: 0.35 },
        { from: at(-450, -480), to: at(-120, -510), bend: 40, width: 18, depth: 0.4 },
        { from: at(-200, -1600), to: at(-180, -900), bend: 10, width: 34, depth: 0.3 },
      ],
    },
  );
  drawing.seam(line(place, '-300 -1650, -296 -1200, -280 -700, -250 -420, -280 -230'));
  counter(drawing, shoe);
  if (drawing.has('side-zip')) sideZip(drawing, shoe, '-300 -1620, -296 -1200, -282 -700, -258 -400');
  if (drawing.has('folded-shaft')) foldedShaft(drawing, shoe);
  if (drawing.has('buckle-strap')) {
    ankleStrap(drawing, shoe);
    if (!drawing.has('folded-shaft')) calfStrap(drawing, shoe);
  }
  gloss(drawing, line(place, '40 -396, 180 -306, 320 -244'), 26);
  gloss(
    drawing,
    line(place, drawing.has('pointed-toe') ? '420 -184, 490 -138, 530 -104' : '430 -190, 500 -150, 540 -100'),
    18,
  );
  gloss(drawing, line(place, '-452 -1580, -448 -1300, -400 -900'), 26);
  highHeel(drawing, place);
}

const tallHeel = (drawing: Drawing): Heel => ({
  upper:
    '0 -1670, 140 -1660, 190 -1690!, 186 -1400, 150 -1000, 116 -680, 102 -540, 116 -400, 124 -280, 118 -226!, 0 -216',
  opening: '0 -1730, 140 -1720, 190 -1688!, 130 -1620, 0 -1620',
  heel: heelSizes(drawing),
  forefoot: 160,
  scale: 1.2,
});

/** Women's boots up to the knee. */
export function drawTallBoots(drawing: Drawing): void {
  if (!drawing.isBack) for (const shoe of standingPair(250)) tallBoot(drawing, shoe);
  else
    heelView(drawing, tallHeel(drawing), ({ place }) => {
      drawing.seam(line(place, '0 -1664, 0 -900, 0 -230'));
      thread(drawing, line(place, '12 -1656, 12 -900, 12 -240'));
      thread(drawing, line(place, '-112 -420, 0 -470, 112 -420'));
      if (drawing.has('folded-shaft'))
        drawing.cloth(place(trace('-204 -1696!, 0 -1676, 204 -1696!, 206 -1420!, 0 -1396, -206 -1420!')), {
          edge: 0.5,
          lift: 0.9,
          round: 'tube',
        });
      if (drawing.has('buckle-strap'))
        patch(drawing, place, '-108 -540!, 0 -520, 108 -540!, 112 -462!, 0 -442, -112 -462!');
    });
}
