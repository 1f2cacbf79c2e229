import { tonesOf } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { trace, type Point } from '../spline.ts';
import { pairOf, type Place, type Shoe } from './shoe-pair.ts';

const RUBBER = tonesOf('#f0ebe1');
const LINING = tonesOf('#d8cfc1');

const UPPER: Point[] = trace(
  '-486 -70!, -506 -230, -492 -350, -470 -420!, -420 -426, -330 -372, -220 -352, -110 -404, -60 -470!, 40 -424, 170 -322, 300 -256, 430 -222, 520 -176, 546 -100!',
);

function outsole(drawing: Drawing, place: Place, running: boolean): void {
  const heel = running ? -128 : -92;
  const sole: Point[] = [
    [-508, heel, 'corner'],
    [-300, -84],
    [0, -72],
    [300, -78],
    [470, -100],
    [556, -126, 'corner'],
    [566, -74],
    [546, -18],
    [460, 0],
    [0, 4],
    [-440, 0],
    [-514, -10],
    [-518, -58],
  ];
  drawing.cloth(place(sole), { tones: RUBBER, printed: false, round: 'flat', edge: 0.22, lift: 0.4 });
  drawing.add(
    `<path d="${place(
      [
        [-520, -34],
        [-300, -28],
        [0, -24],
        [300, -28],
        [552, -52],
      ],
      false,
    )}" fill="none" stroke="${RUBBER.line}" stroke-width="3" opacity=".35"/>`,
  );
  drawing.stitch(
    place(
      [
        [-506, heel + 18],
        [-300, -66],
        [0, -54],
        [300, -60],
        [470, -80],
        [548, -104],
      ],
      false,
    ),
    RUBBER.shade,
  );
}

function laces(drawing: Drawing, place: Place): void {
  const rows: Point[] = trace('-66 -404, -8 -366, 54 -326, 118 -292, 184 -262');
  for (const [x, y] of rows) {
    const d = place(
      [
        [x + 70, y - 54],
        [x + 44, y - 22],
        [x, y + 22],
      ],
      false,
    );
    drawing.add(
      `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#000" stroke-width="26" opacity=".25" transform="translate(3 7)"/><path d="${d}" stroke="${RUBBER.base}" stroke-width="22"/><path d="${d}" stroke="${RUBBER.shade}" stroke-width="22" stroke-dasharray="2 5" opacity=".35"/></g>`,
    );
  }
}

function sneaker(drawing: Drawing, { place, at }: Shoe, running: boolean): void {
  const { tones } = drawing;
  drawing.cloth(place(trace('-90 -420!, -112 -500, -84 -532, 0 -496, 80 -436, 60 -360, -40 -360')), {
    round: 'flat',
    lift: 0.3,
    edge: 0.3,
    creases: [{ from: at(-60, -500), to: at(20, -440), width: 10, depth: 0.3 }],
  });
  drawing.cloth(
    place(trace('-470 -418!, -400 -436, -250 -420, -120 -440, -70 -470!, -100 -400, -220 -340, -330 -360')),
    { tones: LINING, printed: false, round: 'flat', edge: 0.9 },
  );
  drawing.cloth(place([...UPPER, [400, -70, 'corner'], [-400, -70, 'corner']]), {
    round: 'body',
    edge: 0.34,
    lift: 0.2,
    creases: [
      { from: at(300, -240), to: at(336, -120), bend: 16, width: 14, depth: 0.55 },
      { from: at(246, -250), to: at(272, -130), bend: 14, width: 12, depth: 0.45 },
      { from: at(-360, -330), to: at(-250, -110), bend: 20, width: 26, depth: 0.3 },
    ],
  });
  drawing.cloth(
    place(trace('-500 -66!, -508 -230, -492 -350, -470 -420!, -416 -426, -404 -330, -372 -200, -350 -80!')),
    {
      tones: running ? drawing.accent : tones,
      round: 'flat',
      edge: 0.2,
      lift: 0.35,
      printed: false,
    },
  );
  drawing.cloth(
    place(trace('-130 -392!, -60 -462!, -20 -424, 150 -292, 236 -240!, 180 -196, 60 -250, -60 -330')),
    { round: 'flat', edge: 0.2, lift: 0.4 },
  );
  drawing.cloth(place(trace('330 -246!, 430 -222, 520 -176, 548 -100!, 400 -76!, 350 -150')), {
    round: 'flat',
    edge: 0.2,
    lift: 0.35,
  });
  drawing.stitch(place(trace('-116 -384, -40 -318, 70 -236, 182 -184, 244 -232'), false));
  drawing.stitch(place(trace('336 -232, 360 -150, 412 -90'), false));
  drawing.stitch(place(trace('-424 -410, -412 -326, -382 -196, -362 -100'), false));
  if (running) {
    drawing.cloth(place(trace('-300 -96!, -120 -330!, -60 -286!, -210 -92!')), {
      tones: drawing.accent,
      round: 'flat',
      lift: 0.3,
      printed: false,
      edge: 0.3,
    });
    drawing.cloth(place(trace('-160 -90!, -10 -262!, 40 -228!, -80 -86!')), {
      tones: drawing.accent,
      round: 'flat',
      lift: 0.3,
      printed: false,
      edge: 0.3,
    });
  }
  laces(drawing, place);
  outsole(drawing, place, running);
}

/** A leather court sneaker or a running one with contrast stripes. */
const pair = (running: boolean) => (drawing: Drawing) => {
  const shoes = pairOf(690, 0.86);
  for (const shoe of drawing.isBack ? [...shoes].reverse() : shoes) sneaker(drawing, shoe, running);
};

export const drawSneakers = pair(true);
export const drawWomenSneakers = pair(false);
