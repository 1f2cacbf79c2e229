import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import { METAL } from '../trims.ts';
import { pairOf, type Shoe } from '../shoe-pair.ts';
import { heelView, type Heel } from './heel-view.ts';
import { buckle, dots, FLEECE, gloss, laces, line, LINING, patch, sideZip, spread, thread } from './parts.ts';
import { soleOf } from './soles.ts';

const ROWS = '-170 -1036, -170 -950, -168 -864, -164 -778, -152 -692, -128 -612';

/** A harness: one strap around the ankle and one below the toe's bend, joined by a ring. */
function harness(drawing: Drawing, shoe: Shoe): void {
  const { place } = shoe;
  const top = '-486 -560!, -320 -500, -150 -556, -100 -580!, -62 -518!, -140 -476, -300 -424, -500 -478!';
  patch(drawing, place, '-330 -470!, -260 -440!, -220 -250, -230 -100!, -310 -110!, -300 -280');
  patch(drawing, place, '-290 -470!, -230 -480!, -60 -330, 160 -170, 200 -64!, 110 -50!, 60 -150, -120 -300');
  patch(drawing, place, top);
  thread(drawing, line(place, '-476 -544, -320 -484, -150 -540, -90 -562'));
  const [cx, cy] = shoe.at(-280, -450).map(Math.round);
  const ring = `<circle cx="${cx}" cy="${cy}" r="48" fill="none"`;
  drawing.add(
    `${ring} stroke="#000" stroke-width="18" opacity=".35" transform="translate(4 8)"/>${ring} stroke="${METAL.line}" stroke-width="21"/>${ring} stroke="${METAL.base}" stroke-width="16"/>${ring} stroke="${METAL.sheen}" stroke-width="5" stroke-dasharray="70 240" transform="translate(-2 -3)"/>`,
  );
  buckle(drawing, shoe, -150, -500, 44);
  if (drawing.has('studs')) {
    dots(drawing, shoe, spread('-470 -510, -390 -480, -340 -466', 46), 13, METAL);
    dots(drawing, shoe, spread('-180 -396, -60 -300, 60 -206, 140 -110', 52), 13, METAL);
  }
}

function topStrap(drawing: Drawing, shoe: Shoe): void {
  patch(drawing, shoe.place, '-512 -1010!, -320 -970, -120 -1010!, -116 -936!, -320 -896, -508 -936!');
  buckle(drawing, shoe, -220, -948, 46);
  if (drawing.has('studs')) dots(drawing, shoe, spread('-480 -968, -400 -948, -310 -934', 48), 13, METAL);
}

function laceFront(drawing: Drawing, { place }: Shoe): void {
  drawing.cloth(
    place(trace('-214 -1076!, -122 -1076!, -122 -800, -100 -650, -72 -560!, -120 -566, -196 -700')),
    {
      tones: drawing.inside,
      printed: false,
      round: 'flat',
      edge: 0.6,
    },
  );
  laces(drawing, place, trace(ROWS), [46, -14]);
}

function bikerBoot(drawing: Drawing, shoe: Shoe): void {
  const { place, at } = shoe;
  drawing.cloth(place(trace('-504 -1090!, -320 -1124, -122 -1090!, -300 -1030')), {
    tones: drawing.has('fleece-trim') ? FLEECE : LINING,
    printed: false,
    round: 'flat',
    edge: 0.9,
  });
  drawing.cloth(
    place(
      trace(
        '-506 -130!, -522 -280, -492 -460, -480 -700, -508 -1090!, -316 -1054, -118 -1090!, -120 -800, -96 -620, -40 -500, 80 -404, 220 -340, 380 -300, 500 -240, 566 -160, 584 -90!, 500 -34, 300 -20, 60 -24, -140 -70',
      ),
    ),
    {
      edge: 0.65,
      creases: [
        { from: at(-470, -700), to: at(-160, -730), bend: 30, width: 22, depth: 0.45 },
        { from: at(-470, -800), to: at(-150, -790), bend: 24, width: 20, depth: 0.35 },
        { from: at(-460, -620), to: at(-140, -640), bend: 30, width: 18, depth: 0.4 },
        { from: at(140, -370), to: at(230, -220), bend: -22, width: 22, depth: 0.4 },
      ],
    },
  );
  drawing.seam(line(place, '330 -312, 300 -220, 330 -60'));
  if (drawing.has('side-zip')) sideZip(drawing, shoe, '-306 -1020, -310 -860, -310 -700, -300 -570');
  if (drawing.has('laced-front')) laceFront(drawing, shoe);
  else topStrap(drawing, shoe);
  harness(drawing, shoe);
  if (drawing.has('fleece-trim'))
    drawing.cloth(
      place(
        trace(
          '-524 -1060, -534 -1110, -460 -1146, -320 -1136, -180 -1150, -96 -1110, -104 -1056, -180 -1018, -320 -1000, -450 -1022',
        ),
      ),
      { tones: FLEECE, printed: false, edge: 0.3, lift: 0.5 },
    );
  gloss(drawing, line(place, '420 -260, 500 -210, 540 -150'), 26);
  gloss(drawing, line(place, '-460 -880, -446 -760, -450 -640'), 22);
  soleOf(drawing, place, 20);
}

const HEEL: Heel = {
  upper:
    '0 -1072, 130 -1062, 172 -1090!, 162 -860, 148 -640, 140 -480, 148 -300, 150 -150, 146 -128!, 0 -120',
  opening: '0 -1130, 130 -1118, 172 -1088!, 120 -1020, 0 -1020',
  heel: [150, 158, 122],
  forefoot: 180,
  scale: 1.4,
};

/** Women's sturdy boots with straps, a ring and buckles. */
export function drawBikerBoots(drawing: Drawing): void {
  if (!drawing.isBack) for (const shoe of pairOf(1350)) bikerBoot(drawing, shoe);
  else
    heelView(drawing, HEEL, (shoe) => {
      const { place } = shoe;
      drawing.seam(line(place, '0 -1068, 0 -600, 0 -130'));
      thread(drawing, line(place, '12 -1060, 12 -600, 12 -136'));
      if (!drawing.has('laced-front'))
        patch(drawing, place, '-166 -1000!, 0 -980, 166 -1000!, 164 -924!, 0 -904, -164 -924!');
      patch(drawing, place, '-148 -560!, 0 -540, 148 -560!, 144 -478!, 0 -458, -144 -478!');
      if (drawing.has('studs')) dots(drawing, shoe, spread('-120 -514, 0 -498, 120 -514', 44), 13, METAL);
      if (drawing.has('fleece-trim'))
        drawing.cloth(
          place(
            trace(
              '-184 -1070, -190 -1122, -100 -1146, 0 -1150, 100 -1146, 190 -1122, 184 -1070, 100 -1026, 0 -1014, -100 -1026',
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
