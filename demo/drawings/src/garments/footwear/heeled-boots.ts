import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import { pairOf, type Shoe } from '../shoe-pair.ts';
import { heelView, type Heel } from './heel-view.ts';
import { ankleStrap, bootWith, counter, heelSizes, inside } from './high-heels.ts';
import { gloss, line, patch, sideZip, thread } from './parts.ts';
import { highHeel } from './soles.ts';

function gussets(drawing: Drawing, { place }: Shoe): void {
  drawing.cloth(place(trace('-350 -954!, -206 -954!, -216 -700, -262 -560!, -326 -700')), {
    tones: drawing.inside,
    round: 'flat',
    edge: 0.6,
    printed: false,
  });
  for (const x of [-330, -312, -294, -276, -258, -240, -222])
    drawing.add(
      `<path d="${line(place, `${x} -950, ${(x + 276) * 0.8 - 272} -720, ${(x + 276) * 0.2 - 264} -580`)}" fill="none" stroke="${drawing.tones.line}" stroke-width="5" opacity=".35"/>`,
    );
  thread(drawing, line(place, '-362 -954, -338 -700, -262 -542, -204 -700, -194 -954'));
}

function ankleBoot(drawing: Drawing, shoe: Shoe): void {
  const { place, at } = shoe;
  inside(drawing, shoe, '-436 -980!, -290 -1006, -132 -980!, -280 -930');
  drawing.cloth(
    place(
      bootWith(
        drawing,
        '-430 -640, -424 -800, -438 -980!, -286 -950, -130 -980!, -128 -790, -110 -640, -50 -500',
      ),
    ),
    {
      edge: 0.6,
      creases: [
        { from: at(-440, -560), to: at(-150, -590), bend: 30, width: 20, depth: 0.45 },
        { from: at(-450, -480), to: at(-120, -500), bend: 40, width: 18, depth: 0.4 },
      ],
    },
  );
  drawing.seam(line(place, '-270 -540, -250 -400, -280 -230'));
  counter(drawing, shoe);
  if (drawing.has('elastic-sides')) gussets(drawing, shoe);
  else drawing.seam(line(place, '-278 -954, -276 -760, -270 -540'));
  if (drawing.has('side-zip')) sideZip(drawing, shoe, '-270 -930, -276 -720, -268 -540, -256 -380');
  if (drawing.has('buckle-strap')) ankleStrap(drawing, shoe);
  gloss(drawing, line(place, '40 -396, 180 -306, 320 -244'), 26);
  gloss(
    drawing,
    line(place, drawing.has('pointed-toe') ? '420 -184, 490 -138, 530 -104' : '430 -190, 500 -150, 540 -100'),
    18,
  );
  gloss(drawing, line(place, '-400 -900, -396 -760, -402 -620'), 22);
  highHeel(drawing, place);
}

const ankleHeel = (drawing: Drawing): Heel => ({
  upper: '0 -966, 100 -958, 138 -980!, 128 -820, 112 -660, 100 -540, 116 -400, 124 -280, 118 -226!, 0 -216',
  opening: '0 -1010, 100 -1002, 138 -978!, 90 -920, 0 -920',
  heel: heelSizes(drawing),
  forefoot: 150,
  scale: 1.4,
});

/** Women's ankle boots on a high heel. */
export function drawHeeledBoots(drawing: Drawing): void {
  if (!drawing.isBack) for (const shoe of pairOf(1220)) ankleBoot(drawing, shoe);
  else
    heelView(drawing, ankleHeel(drawing), ({ place }) => {
      drawing.seam(line(place, '0 -962, 0 -600, 0 -230'));
      thread(drawing, line(place, '12 -956, 12 -600, 12 -240'));
      thread(drawing, line(place, '-112 -420, 0 -470, 112 -420'));
      if (drawing.has('buckle-strap'))
        patch(drawing, place, '-108 -540!, 0 -520, 108 -540!, 112 -462!, 0 -442, -112 -462!');
    });
}
