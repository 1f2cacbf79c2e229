import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import { pairOf, type Shoe } from '../shoe-pair.ts';
import { backStrip, elastic, loopBehind } from './elastic-boots.ts';
import { heelView, type Heel } from './heel-view.ts';
import { broguing, buckle, gloss, line, LINING, patch, thread } from './parts.ts';
import { soleOf } from './soles.ts';

function strapRound(drawing: Drawing, shoe: Shoe): void {
  const { place } = shoe;
  patch(
    drawing,
    place,
    '-494 -446!, -320 -400, -110 -470, -76 -486!, -44 -436!, -160 -370, -320 -330, -510 -372!',
  );
  thread(drawing, line(place, '-480 -428, -320 -384, -110 -454'));
  buckle(drawing, shoe, -250, -376, 46);
}

function womenBoot(drawing: Drawing, shoe: Shoe): void {
  const { place, at } = shoe;
  drawing.cloth(place(trace('-470 -850!, -320 -872, -130 -850!, -300 -800')), {
    tones: LINING,
    printed: false,
    round: 'flat',
    edge: 0.9,
  });
  drawing.cloth(
    place(
      trace(
        '-500 -180!, -512 -300, -470 -460, -462 -640, -474 -852!, -300 -816, -126 -852!, -120 -640, -90 -500, 20 -390, 170 -300, 330 -246, 470 -200, 560 -140, 580 -80!, 500 -34, 300 -16, 60 -18, -140 -90',
      ),
    ),
    {
      edge: 0.6,
      creases: [{ from: at(-470, -440), to: at(-180, -400), bend: 30, width: 18, depth: 0.4 }],
    },
  );
  const ribs: string[] = [];
  for (let x = -356; x < -230; x += 17)
    ribs.push(`${x} -824, ${(x + 292) * 0.74 - 290} -600, ${(x + 292) * 0.16 - 290} -450`);
  elastic(drawing, place, '-372 -826!, -218 -826!, -238 -600, -290 -440!, -340 -600', ribs);
  thread(drawing, line(place, '-384 -830, -354 -600, -290 -420, -226 -600, -206 -830'));
  drawing.seam(line(place, '-290 -420, -280 -260, -300 -120'));
  drawing.cloth(place(trace('-500 -850!, -444 -960, -430 -930, -452 -846!')), {
    round: 'flat',
    lift: 0.3,
    edge: 0.3,
  });
  if (drawing.has('broguing')) {
    broguing(drawing, shoe, '150 -292, 180 -200, 130 -110, 60 -44');
    broguing(drawing, shoe, '-400 -400, -340 -300, -330 -190');
  }
  if (drawing.has('buckle-strap')) strapRound(drawing, shoe);
  gloss(drawing, line(place, '60 -330, 200 -260, 340 -222'), 26);
  gloss(drawing, line(place, '430 -170, 500 -140, 536 -110'), 20);
  gloss(drawing, line(place, '-430 -780, -424 -640, -436 -480'), 22);
  soleOf(drawing, place, 60);
}

const HEEL: Heel = {
  upper: '0 -836, 110 -826, 152 -850!, 142 -700, 128 -560, 112 -440, 124 -320, 134 -200, 132 -168!, 0 -160',
  opening: '0 -880, 110 -872, 152 -848!, 100 -790, 0 -790',
  heel: [132, 136, 164],
  forefoot: 164,
  scale: 1.5,
};

/** Women's chelsea boots with elastic sides and a block heel. */
export function drawAnkleBoots(drawing: Drawing): void {
  if (!drawing.isBack) for (const shoe of pairOf(1090)) womenBoot(drawing, shoe);
  else
    heelView(drawing, HEEL, (shoe) => {
      backStrip(drawing, shoe, -836, -170);
      loopBehind(drawing, shoe, -840);
      if (drawing.has('buckle-strap'))
        patch(drawing, shoe.place, '-122 -440!, 0 -424, 122 -440!, 118 -366!, 0 -350, -118 -366!');
    });
}
