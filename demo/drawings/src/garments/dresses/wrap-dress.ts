import type { Drawing } from '../../drawing.ts';
import { onSide, spline, trace, type Point } from '../../spline.ts';
import type { Sleeve } from '../sleeves.ts';
import { neckHollow, torsoCreases, torsoHalf, torsoPath, type Torso } from '../torso.ts';
import { BODICE, dressAsCut, type Dress } from './dress.ts';
import { dressSleeves } from './dress-sleeves.ts';
import { fallingSkirt, leanOf } from './fall.ts';
import { ruffle } from './edging.ts';
import { piping, slit } from './openings.ts';
import { bow } from './sash.ts';

const SLEEVE: Sleeve = { outer: [470, 980], inner: [366, 1010], full: 22, balloon: 22, slack: 1.1 };

const WRAP: Dress = {
  torso: { ...BODICE, neck: 128, drop: 430, vee: 1 },
  sleeve: SLEEVE,
  skirt: { hip: [318, 920], hem: [430, 1860], folds: 7, depth: 0.7 },
  gathered: 0,
};

/** The inner edge of the upper front, from the neck to the waist. */
const EDGE: readonly Point[] = [
  [-126, 4],
  [-96, 170],
  [-40, 420],
  [148, 726],
];

function wrapFronts(drawing: Drawing, torso: Torso): void {
  const outer = torsoHalf(torso, 430).slice(2, -3);
  const [waist] = torso.hem;
  for (const side of [1, -1] as const) {
    const far = side * -150;
    drawing.cloth(
      spline([
        ...onSide(side, outer),
        [waist * side, 724, 'corner'],
        [far, 736, 'corner'],
        [side * 40, 420],
        [side * 96, 170],
      ]),
      {
        lift: side < 0 ? 0.7 : 0,
        grain: side * 10,
        edge: 0.4,
        creases: [0, 1, 2, 3].map((index) => ({
          from: [side * (250 - index * 20), 420 + index * 70],
          to: [far * 0.6, 700 - index * 14],
          bend: side * 40,
          width: 18,
          depth: 0.5,
        })),
      },
    );
  }
}

/** The front of the skirt that laps over the other one. */
function lapOver(drawing: Drawing, hem: number): void {
  const opened = drawing.has('slit');
  if (opened) slit(drawing, -60, 900, hem + 30, 120);
  drawing.cloth(
    spline(trace(`-70 730!, -160 728!, -196 1200, -150 ${hem - 2}, -40 ${hem + 32}!, -60 1300`)),
    {
      lift: 0.8,
      round: 'tube',
      creases: [{ from: [-120, 760], to: [-100, hem - 10], width: 20, depth: 0.6, shape: 'flare' }],
    },
  );
  const edge: Point[] = [
    [-70, 740],
    [-60, 1300],
    [-42, hem + 24],
  ];
  if (drawing.has('ruffles')) ruffle(drawing, edge, 70);
  if (drawing.has('piping')) piping(drawing, spline(edge, false));
}

/** A wrap dress with crossing fronts and a tie at the side. */
export function drawWrapDress(drawing: Drawing): void {
  const { torso, skirt, sleeve } = dressAsCut(drawing.fit, WRAP);
  const [half] = torso.hem;
  const [, hem] = skirt.hem;
  const lean = leanOf(drawing);
  dressSleeves(drawing, torso, sleeve);
  if (!drawing.isBack)
    drawing.cloth(neckHollow(torso, 430, 10), { tones: drawing.inside, round: 'flat', edge: 0.9 });
  fallingSkirt(drawing, { ...skirt, top: 712, halfTop: half + 8, lean });
  if (drawing.isBack) {
    drawing.cloth(torsoPath({ ...torso, vee: 0 }, 44), { creases: torsoCreases(torso, 0.6).slice(0, 4) });
    drawing.seam('M0 44C4 300-4 560 0 700');
  } else {
    wrapFronts(drawing, torso);
    if (drawing.has('ruffles')) ruffle(drawing, EDGE, 62);
    if (drawing.has('piping')) piping(drawing, spline(EDGE, false));
    lapOver(drawing, lean ? hem - 16 : hem);
  }
  drawing.cloth(
    spline(
      trace(`${-half - 10} 684!, 0 700, ${half + 10} 684!, ${half + 10} 744!, 0 760, ${-half - 10} 744!`),
    ),
    { lift: 0.4 },
  );
  if (!drawing.isBack) bow(drawing, -196, 716);
}
