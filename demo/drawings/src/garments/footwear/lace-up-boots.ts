import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import { METAL } from '../trims.ts';
import { pairOf, type Shoe } from '../shoe-pair.ts';
import { heelView, type Heel } from './heel-view.ts';
import { broguing, dots, FLEECE, gloss, laces, line, LINING, patch, sideZip, thread } from './parts.ts';
import { soleOf } from './soles.ts';

const EYELETS = '-178 -836, -160 -748, -140 -662, -112 -578, -66 -500, -6 -434, 58 -380';

function shaftInside(drawing: Drawing, { place }: Shoe): void {
  const tones = drawing.has('fleece-trim') ? FLEECE : LINING;
  drawing.cloth(place(trace('-486 -884!, -330 -930, -160 -900!, -200 -800, -340 -800')), {
    tones,
    printed: false,
    round: 'flat',
    edge: 0.8,
  });
}

function fleece(drawing: Drawing, { place }: Shoe): void {
  drawing.cloth(
    place(
      trace(
        '-508 -850, -516 -900, -470 -940, -400 -926, -330 -946, -260 -916, -226 -880, -238 -830, -300 -812, -370 -834, -440 -808',
      ),
    ),
    { tones: FLEECE, printed: false, edge: 0.3, lift: 0.5 },
  );
}

/** Chosen details: toe cap, holes, zip, loop. */
function extras(drawing: Drawing, shoe: Shoe): void {
  const { place } = shoe;
  if (drawing.has('toe-cap')) {
    patch(drawing, place, '316 -300!, 440 -270, 548 -196, 588 -94!, 560 -60, 330 -40!, 352 -160');
    thread(drawing, line(place, '332 -286, 366 -160, 346 -52'));
  }
  if (drawing.has('broguing')) {
    broguing(drawing, shoe, '300 -300, 326 -190, 306 -60');
    broguing(drawing, shoe, '60 -300, 0 -220, -30 -120');
  }
  if (drawing.has('side-zip')) sideZip(drawing, shoe, '-300 -838, -316 -600, -318 -400, -308 -240');
  if (drawing.has('pull-loops'))
    patch(drawing, place, '-508 -850!, -522 -990, -470 -1016, -430 -976, -452 -846!');
  if (drawing.has('fleece-trim')) fleece(drawing, shoe);
}

function lacedBoot(drawing: Drawing, shoe: Shoe): void {
  const { place, at } = shoe;
  shaftInside(drawing, shoe);
  drawing.cloth(
    place(
      trace(
        '-220 -880!, -190 -1000, -96 -990, -60 -760, -14 -580, 80 -424, 200 -322!, 40 -330, -170 -500, -270 -760',
      ),
    ),
    {
      round: 'flat',
      edge: 0.5,
      creases: [{ from: at(-150, -960), to: at(-90, -700), width: 14, depth: 0.3 }],
    },
  );
  drawing.cloth(
    place(
      trace(
        '-504 -98!, -524 -250, -496 -420, -486 -640, -496 -880!, -340 -858, -210 -884!, -170 -660, -120 -520, 0 -404, 120 -342, 300 -306, 440 -270, 548 -196, 588 -94!, 500 -34, 300 -16, 60 -18, -140 -60',
      ),
    ),
    {
      edge: 0.6,
      creases: [
        { from: at(-480, -420), to: at(-220, -380), bend: 30, width: 20, depth: 0.4 },
        { from: at(150, -330), to: at(190, -190), bend: -20, width: 16, depth: 0.35 },
      ],
    },
  );
  drawing.cloth(
    place(
      trace(
        '-498 -870!, -340 -856, -212 -880!, -172 -660, -120 -520, 0 -404, 104 -346!, 60 -270, -30 -190, -60 -60!, -180 -70, -210 -260, -290 -380, -490 -440!',
      ),
    ),
    { edge: 0.35, lift: 0.6 },
  );
  thread(drawing, line(place, '88 -340, 44 -268, -46 -190, -76 -72'));
  thread(drawing, line(place, '-484 -424, -290 -364, -224 -256, -196 -80'));
  thread(drawing, line(place, '-236 -866, -200 -660, -150 -520, -30 -396'));
  extras(drawing, shoe);
  dots(
    drawing,
    shoe,
    trace(EYELETS).map(([x, y]) => [x - 26, y + 14]),
    14,
    METAL,
  );
  laces(drawing, place, trace(EYELETS), [54, -22]);
  gloss(drawing, line(place, '430 -226, 510 -180, 544 -130'), 24);
  gloss(drawing, line(place, '-454 -800, -450 -640, -456 -480'), 22);
  soleOf(drawing, place, 0);
}

const HEEL: Heel = {
  upper: '0 -866, 120 -858, 166 -882!, 164 -700, 156 -520, 148 -390, 156 -240, 160 -120, 156 -104!, 0 -96',
  opening: '0 -930, 120 -916, 166 -880!, 110 -810, 0 -810',
  heel: [158, 164, 100],
  forefoot: 196,
  scale: 1.45,
};

/** Men's boots that lace up over the ankle. */
export function drawLaceUpBoots(drawing: Drawing): void {
  if (!drawing.isBack) for (const shoe of pairOf(1150)) lacedBoot(drawing, shoe);
  else
    heelView(drawing, HEEL, (shoe) => {
      const { place } = shoe;
      patch(
        drawing,
        place,
        '-30 -866!, 30 -866!, 24 -500, 60 -380, 150 -330!, 156 -110!, -156 -110!, -150 -330!, -60 -380, -24 -500',
      );
      thread(drawing, line(place, '-18 -850, -12 -500, -52 -366, -140 -316'));
      thread(drawing, line(place, '18 -850, 12 -500, 52 -366, 140 -316'));
      if (drawing.has('pull-loops')) patch(drawing, place, '-32 -820!, -36 -980, 0 -1000, 36 -980, 32 -820!');
      if (drawing.has('fleece-trim'))
        drawing.cloth(
          place(
            trace(
              '-176 -860, -182 -916, -100 -936, 0 -946, 100 -936, 182 -916, 176 -860, 100 -820, 0 -812, -100 -820',
            ),
          ),
          {
            tones: FLEECE,
            printed: false,
            edge: 0.3,
            lift: 0.5,
          },
        );
    });
}
