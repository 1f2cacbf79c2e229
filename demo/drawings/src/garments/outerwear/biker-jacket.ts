import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace, type Point } from '../../spline.ts';
import { sleeves, type Sleeve } from '../sleeves.ts';
import { label } from '../tees.ts';
import { MENS, neckHollow, torsoCreases, torsoHalf, torsoPath, type Torso } from '../torso.ts';
import { METAL, zip } from '../trims.ts';
import { stud } from './closures.ts';
import { cutFor } from './cut-for.ts';
import { epaulettes } from '../coats.ts';
import { collarFall } from './tailored-back.ts';

const TORSO: Torso = {
  ...MENS,
  neck: 116,
  shoulder: [372, 116],
  underarm: [358, 480],
  waist: [330, 850],
  hem: [338, 1080],
  sag: 10,
};
const SLEEVE: Sleeve = { outer: [548, 1150], inner: [426, 1178], full: 6, slack: 0.9 };

/** The two lapels of a front that closes to one side. */
function lapels(drawing: Drawing): void {
  const shapes: readonly (readonly [side: -1 | 1, outline: string])[] = [
    [1, '96 -26!, 74 170, -70 520!, 120 470, 252 330!, 210 220, 182 150!, 150 60'],
    [-1, '96 -26!, 74 170, -120 560!, 90 500, 262 350!, 214 226, 184 150!, 150 60'],
  ];
  for (const [side, outline] of shapes) {
    drawing.cloth(spline(onSide(side, trace(outline))), { round: 'flat', lift: 0.95, edge: 0.45 });
    stud(drawing, side * 226, 326, 13);
    drawing.cloth(spline(onSide(side, trace('94 -52!, 138 -28, 178 40, 214 146!, 166 178!, 122 74, 94 0'))), {
      round: 'flat',
      lift: 0.7,
      edge: 0.42,
    });
    stud(drawing, side * 176, 138, 12);
  }
}

function fronts(drawing: Drawing, torso: Torso): void {
  const [hx, hy] = torso.hem;
  const outer = torsoHalf({ ...torso, vee: 1 }, 480).slice(2, -3);
  const right: Point[] = [
    [-60, 520, 'corner'],
    ...outer,
    [hx, hy - 8, 'corner'],
    [hx * 0.5, hy + 6],
    [-80, hy + 10, 'corner'],
  ];
  const left: Point[] = [
    [120, 560, 'corner'],
    ...onSide(-1, outer),
    [-hx, hy - 8, 'corner'],
    [-hx * 0.4, hy + 6],
    [70, hy + 10, 'corner'],
  ];
  const creases = torsoCreases(torso, 0.85);
  drawing.cloth(spline(right), { creases: creases.filter(({ from }) => from[0] > 0), edge: 0.45 });
  drawing.cloth(spline(left), { creases: creases.filter(({ from }) => from[0] < 0), edge: 0.45, lift: 0.8 });
  zip(drawing, `M112 556L66 ${hy}`, [110, 572], 11);
}

/** A belt with a buckle along the hem. */
function hemBelt(drawing: Drawing, { hem: [hx, hy] }: Torso): void {
  drawing.cloth(
    spline(
      trace(
        `${-hx - 4} ${hy - 78}!, 0 ${hy - 64}, ${hx + 4} ${hy - 78}!, ${hx + 4} ${hy - 4}!, 0 ${hy + 12}, ${-hx - 4} ${hy - 4}!`,
      ),
    ),
    { lift: 0.7, edge: 0.45 },
  );
  if (drawing.isBack) return;
  const y = hy - 78;
  drawing.add(
    `<g transform="translate(-96 ${y})"><rect x="-6" y="-2" width="92" height="88" rx="10" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="14" transform="translate(4 6)"/><rect x="-6" y="-2" width="92" height="88" rx="10" fill="none" stroke="${METAL.base}" stroke-width="13"/><rect x="-9" y="-5" width="92" height="88" rx="10" fill="none" stroke="${METAL.sheen}" stroke-width="3"/><path d="M40-2V86" stroke="${METAL.shade}" stroke-width="9"/><path d="M40 42H92" stroke="${METAL.light}" stroke-width="7"/></g>`,
  );
}

function pockets(drawing: Drawing, hem: number): void {
  zip(drawing, `M-250 ${hem - 330}L-150 ${hem - 170}`, [-248, hem - 322], 8);
  zip(drawing, `M250 ${hem - 330}L170 ${hem - 170}`, [250, hem - 322], 8);
  if (drawing.has('chest-pocket')) zip(drawing, 'M-262 590L-120 640', [-256, 594], 8);
}

/** Padded ribs across the shoulders. */
function padded(drawing: Drawing, { shoulder: [sx, sy] }: Torso): void {
  for (const side of SIDES)
    for (let row = 0; row < 5; row++) {
      const y = sy + 20 + row * 30;
      const d = spline(
        onSide(side, [
          [sx - 12 - row * 4, y],
          [sx - 60, y + 10],
          [sx - 112 + row * 4, y + 6],
        ]),
        false,
      );
      drawing.add(drawing.glow(d, drawing.tones.deep, 14, 0.4));
      drawing.seam(d);
    }
}

/** A leather jacket that closes with a slanting zip. */
export function drawBikerJacket(drawing: Drawing): void {
  const { torso, sleeve } = cutFor(drawing.fit, TORSO, SLEEVE);
  sleeves(drawing, torso, sleeve);
  for (const side of SIDES)
    zip(
      drawing,
      spline(
        onSide(side, [
          [sleeve.inner[0] + 34, sleeve.inner[1] - 220],
          [sleeve.inner[0] + 26, sleeve.inner[1] - 12],
        ]),
        false,
      ),
      null,
      7,
    );
  if (drawing.isBack) {
    drawing.cloth(torsoPath(torso, 20), { creases: torsoCreases(torso, 0.8) });
    drawing.seam(spline(trace('-340 320, 0 350, 340 320'), false));
    drawing.seam(`M0 350V${torso.hem[1] - 80}`);
    if (drawing.has('quilted-shoulders')) padded(drawing, torso);
    if (drawing.has('epaulettes')) epaulettes(drawing, torso);
    if (drawing.has('buckle-belt')) hemBelt(drawing, torso);
    return collarFall(drawing, torso.neck);
  }
  drawing.cloth(neckHollow({ ...torso, vee: 1 }, 620, 6), {
    tones: drawing.inside,
    round: 'flat',
    printed: false,
    edge: 0.9,
  });
  drawing.cloth(spline(trace('-112 -56!, 0 -66, 112 -56!, 116 0, 0 34, -116 0')), {
    tones: drawing.inside,
    round: 'flat',
    edge: 0.7,
  });
  label(drawing, 46);
  fronts(drawing, torso);
  pockets(drawing, torso.hem[1]);
  if (drawing.has('quilted-shoulders')) padded(drawing, torso);
  if (drawing.has('buckle-belt')) hemBelt(drawing, torso);
  lapels(drawing);
  if (drawing.has('epaulettes')) epaulettes(drawing, torso);
}
