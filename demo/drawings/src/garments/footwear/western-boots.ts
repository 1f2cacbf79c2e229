import { tonesOf } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import { pairOf, type Shoe } from '../shoe-pair.ts';
import { heelView, type Heel } from './heel-view.ts';
import { buckle, gloss, line, LINING, patch, thread } from './parts.ts';
import { slantedHeel } from './soles.ts';

const STEEL = tonesOf('#b9b2a4');

function ornament(drawing: Drawing, { place }: Shoe): void {
  const flames = [
    '-310 -600, -400 -700, -440 -860, -380 -980, -320 -900',
    '-310 -600, -220 -700, -180 -860, -240 -980, -320 -900',
    '-310 -660, -370 -740, -390 -850, -352 -920, -320 -860',
    '-310 -660, -254 -740, -230 -850, -268 -920, -320 -860',
    '250 -300, 330 -250, 420 -190, 340 -180, 230 -210',
    '270 -280, 340 -232, 380 -204, 330 -198, 260 -226',
  ];
  for (const d of flames.map((flame) => line(place, flame))) drawing.stitch(d, drawing.accent.base);
}

function fringe(drawing: Drawing, { place }: Shoe): void {
  const strands = Array.from({ length: 17 }, (_, at) => {
    const x = -486 + at * 23;
    return line(
      place,
      `${x} -960, ${x + 6} -860, ${x + drawing.random.about(12)} ${-760 + drawing.random.about(16)}`,
    );
  }).join('');
  drawing.add(
    `<g fill="none"><path d="${strands}" stroke="#000" stroke-width="16" opacity=".25" transform="translate(4 8)"/><path d="${strands}" stroke="${drawing.tones.shade}" stroke-width="17"/><path d="${strands}" stroke="${drawing.tones.base}" stroke-width="13"/><path d="${strands}" stroke="${drawing.tones.light}" stroke-width="3" transform="translate(-3 0)"/></g>`,
  );
  patch(drawing, place, '-512 -1000!, -310 -960, -100 -1000!, -102 -950!, -310 -910, -508 -950!');
}

function westernBoot(drawing: Drawing, shoe: Shoe): void {
  const { place, at } = shoe;
  drawing.cloth(place(trace('-506 -1100!, -400 -1150, -310 -1090, -210 -1150, -106 -1100!, -300 -1000')), {
    tones: LINING,
    printed: false,
    round: 'flat',
    edge: 0.9,
  });
  drawing.cloth(
    place(
      trace(
        '-488 -190!, -510 -320, -476 -480, -470 -700, -512 -1100!, -400 -1100, -310 -1000, -220 -1100, -102 -1110!, -130 -760, -104 -600, -40 -480, 90 -376, 260 -290, 430 -216, 560 -140, 636 -80!, 600 -46, 480 -36, 240 -26, 40 -60, -160 -160, -300 -196',
      ),
    ),
    {
      edge: 0.6,
      creases: [
        { from: at(-470, -560), to: at(-140, -590), bend: 30, width: 22, depth: 0.45 },
        { from: at(-460, -460), to: at(-120, -500), bend: 40, width: 18, depth: 0.4 },
      ],
    },
  );
  drawing.seam(line(place, '-310 -1004, -306 -760, -290 -480, -300 -210'));
  drawing.seam(line(place, '-484 -420, -340 -360, -300 -210'));
  drawing.seam(line(place, '-110 -580, -150 -440, 20 -330, 80 -200, 40 -70'));
  thread(drawing, line(place, '-96 -560, -130 -440, 36 -336, 98 -200, 58 -66'));
  thread(drawing, line(place, '-494 -1080, -400 -1078, -310 -980, -220 -1078, -118 -1088'));
  for (const x of [-486, -146])
    patch(drawing, place, `${x} -900!, ${x - 6} -1130, ${x + 20} -1160, ${x + 44} -1130, ${x + 38} -900!`);
  if (drawing.has('decorative-stitching')) ornament(drawing, shoe);
  if (drawing.has('fringes')) fringe(drawing, shoe);
  if (drawing.has('metal-toe'))
    patch(drawing, place, '528 -160!, 580 -126, 640 -78!, 604 -44, 506 -42!, 540 -100', STEEL);
  if (drawing.has('buckle-strap')) {
    patch(
      drawing,
      place,
      '-482 -512!, -320 -450, -120 -520, -92 -556!, -60 -500!, -130 -446, -320 -378, -500 -440!',
    );
    buckle(drawing, shoe, -226, -450, 44);
  }
  gloss(drawing, line(place, '120 -346, 240 -280, 340 -240'), 24);
  gloss(drawing, line(place, '-460 -860, -448 -700, -450 -560'), 22);
  slantedHeel(drawing, place);
}

const HEEL: Heel = {
  upper:
    '0 -1110, 80 -1100, 150 -1040, 180 -1090!, 160 -860, 140 -640, 124 -500, 132 -340, 134 -220, 128 -196!, 0 -188',
  opening: '0 -1150, 100 -1130, 180 -1088!, 120 -980, 0 -980',
  heel: [128, 96, 192],
  forefoot: 166,
  scale: 1.4,
};

/** Women's western boots: pointed toe, dipped shaft and slanted heel. */
export function drawWesternBoots(drawing: Drawing): void {
  if (!drawing.isBack) for (const shoe of pairOf(1370)) westernBoot(drawing, shoe);
  else
    heelView(drawing, HEEL, (shoe) => {
      const { place } = shoe;
      patch(drawing, place, '-132 -196!, -136 -340, -90 -420, 0 -520, 90 -420, 136 -340, 132 -196!');
      thread(drawing, line(place, '-124 -336, -82 -408, 0 -500, 82 -408, 124 -336'));
      drawing.seam(line(place, '0 -1100, 0 -800, 0 -520'));
      for (const x of [-150, 150])
        patch(
          drawing,
          place,
          `${x - 18} -940!, ${x - 18} -1120, ${x} -1144, ${x + 18} -1120, ${x + 18} -940!`,
        );
      if (drawing.has('decorative-stitching'))
        for (const side of [1, -1])
          drawing.stitch(
            line(place, `0 -600, ${70 * side} -720, ${90 * side} -860, ${40 * side} -940, 0 -880`),
            drawing.accent.base,
          );
    });
}
