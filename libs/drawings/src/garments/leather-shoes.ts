import { tonesOf } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { trace, type Point } from '../spline.ts';
import { pairOf, type Place, type Shoe } from './shoe-pair.ts';

const SOLE = tonesOf('#3a2a1e');
const LINING = tonesOf('#c9a67c');

function gloss(drawing: Drawing, d: string, width: number): void {
  drawing.add(
    `<path d="${d}" fill="none" stroke="${drawing.tones.sheen}" stroke-width="${width}" stroke-linecap="round" opacity=".55" filter="url(#${drawing.id}b)"/>`,
  );
}

function heeledSole(drawing: Drawing, place: Place, height: number): void {
  const heel: Point[] = [
    [-500, -110 - height, 'corner'],
    [-300, -104 - height],
    [-262, -76 - height],
    [-270, 0, 'corner'],
    [-500, 0, 'corner'],
    [-508, -60 - height],
  ];
  drawing.cloth(place(heel), { tones: SOLE, printed: false, round: 'flat', edge: 0.5 });
  drawing.cloth(
    place([
      [-510, -112 - height, 'corner'],
      [-300, -106 - height],
      [-140, -74 - height * 0.6],
      [60, -36],
      [300, -32],
      [500, -52],
      [584, -84, 'corner'],
      [592, -50],
      [480, -6],
      [100, 2],
      [-60, -16 - height * 0.2],
      [-280, -80 - height],
      [-508, -84 - height, 'corner'],
    ]),
    { tones: SOLE, printed: false, round: 'flat', edge: 0.45, lift: 0.3 },
  );
}

function oxford(drawing: Drawing, place: Place): void {
  drawing.cloth(
    place(trace('-440 -392!, -300 -420, -140 -430, -60 -450!, -120 -380, -250 -336, -380 -350')),
    { tones: LINING, printed: false, round: 'flat', edge: 0.9 },
  );
  drawing.cloth(
    place(
      trace(
        '-498 -110!, -510 -220, -486 -330, -446 -396!, -360 -352, -240 -330, -130 -372, -70 -452!, 20 -420, 150 -310, 280 -236, 430 -196, 540 -140, 578 -80!, 500 -34, 300 -16, 60 -18, -140 -50',
      ),
    ),
    { edge: 0.6 },
  );
  drawing.cloth(
    place(trace('-150 -366!, -70 -452!, 20 -420, 150 -308, 184 -270!, 120 -160, -60 -130, -190 -190')),
    { round: 'flat', edge: 0.4, lift: 0.45 },
  );
  const cap = place(trace('330 -222, 352 -150, 330 -46'), false);
  drawing.seam(cap);
  drawing.stitch(place(trace('342 -220, 364 -150, 342 -46'), false));
  drawing.stitch(place(trace('184 -258, 124 -148, -60 -118, -200 -184, -162 -356'), false));
  drawing.stitch(place(trace('-330 -346, -300 -220, -330 -100'), false));
  for (const [x, y] of trace('-50 -412, 10 -366, 66 -322, 118 -282')) {
    const d = place(
      [
        [x + 38, y - 24],
        [x + 10, y + 2],
        [x - 20, y + 34],
      ],
      false,
    );
    drawing.add(
      `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#000" stroke-width="15" opacity=".4" transform="translate(2 5)"/><path d="${d}" stroke="${drawing.tones.deep}" stroke-width="12"/><path d="${d}" stroke="${drawing.tones.light}" stroke-width="4" stroke-dasharray="3 4"/></g>`,
    );
  }
  gloss(drawing, place(trace('400 -176, 470 -150, 520 -118'), false), 22);
  gloss(drawing, place(trace('-450 -300, -460 -220, -440 -150'), false), 20);
  gloss(drawing, place(trace('200 -240, 270 -204, 310 -190'), false), 16);
  heeledSole(drawing, place, 0);
}

/** Polished cap-toe oxfords. */
export function drawDressShoes(drawing: Drawing): void {
  const shoes = pairOf(640);
  for (const { place } of drawing.isBack ? [...shoes].reverse() : shoes) oxford(drawing, place);
}

/** Chelsea ankle boots with elastic sides and a block heel. */
export function drawAnkleBoots(drawing: Drawing): void {
  const boots = pairOf(1090);
  for (const shoe of drawing.isBack ? [...boots].reverse() : boots) boot(drawing, shoe);
}

function boot(drawing: Drawing, { place, at }: Shoe): void {
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
  drawing.cloth(place(trace('-372 -826!, -218 -826!, -238 -600, -290 -440!, -340 -600')), {
    tones: drawing.inside,
    round: 'flat',
    edge: 0.6,
    printed: false,
  });
  for (let x = -356; x < -230; x += 17)
    drawing.add(
      `<path d="${place(
        [
          [x, -824],
          [(x + 292) * 0.74 - 290, -600],
          [(x + 292) * 0.16 - 290, -450],
        ],
        false,
      )}" fill="none" stroke="${drawing.tones.line}" stroke-width="5" opacity=".35"/>`,
    );
  drawing.stitch(place(trace('-384 -830, -354 -600, -290 -420, -226 -600, -206 -830'), false));
  drawing.seam(place(trace('-290 -420, -280 -260, -300 -120'), false));
  drawing.cloth(place(trace('-500 -850!, -444 -960, -430 -930, -452 -846!')), {
    round: 'flat',
    lift: 0.3,
    edge: 0.3,
  });
  gloss(drawing, place(trace('60 -330, 200 -260, 340 -222'), false), 26);
  gloss(drawing, place(trace('430 -170, 500 -140, 536 -110'), false), 20);
  gloss(drawing, place(trace('-430 -780, -424 -640, -436 -480'), false), 22);
  heeledSole(drawing, place, 60);
}
