import type { Drawing } from '../drawing.ts';
import type { Crease } from '../folds.ts';
import { trace, onSide, SIDES, spline, type Point } from '../spline.ts';
import { collarInside, shirtCollar } from './necks.ts';
import { cuffs, placket } from './shirts.ts';
import { sleeves, type Sleeve } from './sleeves.ts';
import {
  neckHollow,
  necklinePoints,
  torsoCreases,
  torsoHalf,
  torsoPath,
  WOMENS,
  type Torso,
} from './torso.ts';
import { button, shirtButton } from './trims.ts';

/** A skirt that falls from a seam: its hem rises and falls with the folds. */
export interface Fall {
  top: number;
  halfTop: number;
  hip: readonly [x: number, y: number];
  hem: readonly [x: number, y: number];
  folds: number;
  depth: number;
}

/** Lays a skirt whose folds open towards a waving hem. */
export function fallingSkirt(
  drawing: Drawing,
  { top, halfTop, hip: [px, py], hem: [hx, hy], folds, depth }: Fall,
  gathered: readonly Crease[] = [],
): void {
  const hem: Point[] = [];
  const creases: Crease[] = [...gathered];
  const count = folds * 2;
  for (let index = 1; index < count; index++) {
    const at = 1 - (2 * index) / count;
    const wave = (index % 2 ? 1 : -1) * depth * drawing.random.between(4, 11);
    hem.push([hx * at + drawing.random.about(14), hy + 26 * (1 - at * at) + wave + drawing.random.about(6)]);
    if (index % 2 === 0) {
      const start = top + drawing.random.between(0, 0.34) * (hy - top);
      creases.push({
        from: [halfTop * at * 0.92, start],
        to: [hx * at, hy + 10],
        bend: at * -14,
        width: (hx / count) * 0.62,
        depth: depth * drawing.random.between(0.7, 1.15),
        shape: 'flare',
      });
    }
  }
  drawing.cloth(
    spline([
      [-halfTop, top, 'corner'],
      [0, top + 12],
      [halfTop, top, 'corner'],
      [px, py],
      [(px + hx) / 2, (py + hy) / 2],
      [hx, hy, 'corner'],
      ...hem,
      [-hx, hy, 'corner'],
      [-(px + hx) / 2, (py + hy) / 2],
      [-px, py],
    ]),
    { creases },
  );
}

/** Gathers just below a waist seam: many small creases of uneven length. */
export function gathers(drawing: Drawing, y: number, half: number, length: number): Crease[] {
  const creases: Crease[] = [];
  for (let x = -half + 14; x < half; x += 34) {
    const from = x + drawing.random.about(10);
    const reach = length * drawing.random.between(0.6, 1.9);
    creases.push({
      from: [from, y - 24],
      to: [from * (1 + reach / 900), y + reach],
      bend: x * -0.02,
      width: 9,
      depth: 0.75,
    });
  }
  return creases;
}

const BODICE: Torso = {
  ...WOMENS,
  neck: 140,
  drop: 160,
  shoulder: [300, 92],
  underarm: [292, 400],
  waist: [232, 700],
  hem: [228, 730],
  sag: 12,
};

/** A midi dress: fitted bodice, elbow sleeves, gathered skirt. */
export function drawMidiDress(drawing: Drawing): void {
  const sleeve: Sleeve = { outer: [470, 560], inner: [334, 620], full: 30, slack: 1.1 };
  const drop = drawing.isBack ? 44 : 160;
  sleeves(drawing, BODICE, sleeve);
  if (!drawing.isBack)
    drawing.cloth(neckHollow(BODICE, drop), { tones: drawing.inside, round: 'flat', edge: 0.8 });
  fallingSkirt(
    drawing,
    { top: 716, halfTop: 234, hip: [306, 950], hem: [466, 1900], folds: 9, depth: 0.75 },
    gathers(drawing, 742, 226, 150),
  );
  drawing.cloth(torsoPath(BODICE, drop), {
    creases: torsoCreases({ ...BODICE, hem: [230, 720] }, 0.7).slice(0, 4),
  });
  drawing.seam(spline(trace('-230 728, 0 742, 230 728'), false));
  drawing.stitch(spline(necklinePoints({ ...BODICE, neck: 152 }, drop + 14), false));
  for (const side of SIDES) drawing.seam(spline(onSide(side, trace('170 730, 158 620, 196 500')), false));
  if (drawing.isBack) drawing.seam('M0 44C4 400 0 800 0 1000');
}

/** A wrap dress with crossing fronts and a tie at the side. */
export function drawWrapDress(drawing: Drawing): void {
  const torso: Torso = { ...BODICE, neck: 128, drop: 430, vee: 1 };
  const sleeve: Sleeve = { outer: [470, 980], inner: [366, 1010], full: 22, balloon: 22, slack: 1.1 };
  sleeves(drawing, torso, sleeve);
  if (!drawing.isBack)
    drawing.cloth(neckHollow(torso, 430, 10), { tones: drawing.inside, round: 'flat', edge: 0.9 });
  fallingSkirt(drawing, { top: 712, halfTop: 236, hip: [318, 920], hem: [430, 1860], folds: 7, depth: 0.7 });
  if (drawing.isBack)
    drawing.cloth(torsoPath({ ...torso, vee: 0 }, 44), {
      creases: torsoCreases(torso, 0.6).slice(0, 4),
    });
  else {
    wrapFronts(drawing, torso);
    drawing.cloth(spline(trace('-70 730!, -160 728!, -196 1200, -150 1858, -40 1892!, -60 1300')), {
      lift: 0.8,
      round: 'tube',
      creases: [{ from: [-120, 760], to: [-100, 1850], width: 20, depth: 0.6, shape: 'flare' }],
    });
  }
  drawing.cloth(spline(trace('-238 684!, 0 700, 238 684!, 238 744!, 0 760, -238 744!')), {
    lift: 0.4,
  });
  if (!drawing.isBack) bow(drawing, -196, 716);
}

function wrapFronts(drawing: Drawing, torso: Torso): void {
  const outer = torsoHalf(torso, 430).slice(2, -3);
  for (const side of [1, -1] as const) {
    const far = side * -150;
    drawing.cloth(
      spline([
        ...onSide(side, outer),
        [228 * side, 724, 'corner'],
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

function bow(drawing: Drawing, x: number, y: number): void {
  const at = (points: readonly Point[]) =>
    spline(points.map(([px, py, turn]): Point => (turn ? [px + x, py + y, turn] : [px + x, py + y])));
  drawing.cloth(at(trace('-8 10!, 26 20, 54 420!, -6 440!, -30 200')), {
    lift: 0.7,
    round: 'tube',
  });
  drawing.cloth(at(trace('-20 10!, 10 20, -64 330!, -116 310!, -60 140')), {
    lift: 0.7,
    round: 'tube',
  });
  drawing.cloth(at(trace('0 0, -60 -70, -126 -34, -110 40, -40 36')), {
    lift: 0.7,
    round: 'tube',
  });
  drawing.cloth(at(trace('0 0, 70 -64, 122 -20, 96 46, 40 34')), {
    lift: 0.7,
    round: 'tube',
  });
  drawing.cloth(at(trace('-26 -26, 24 -28, 30 24, -24 28')), { lift: 0.7, round: 'tube' });
}

/** A bias-cut slip dress on thin straps. */
export function drawSlipDress(drawing: Drawing): void {
  for (const side of SIDES) {
    const strap = spline(
      onSide(
        side,
        drawing.isBack ? trace('120 20!, 150 -120, 172 210!') : trace('168 40!, 160 -130, 126 330!'),
      ),
      false,
    );
    drawing.grow(strap);
    drawing.add(
      `<g fill="none"><path d="${strap}" stroke="#000" stroke-width="13" opacity=".22" transform="translate(8 12)"/><path d="${strap}" stroke="${drawing.tones.shade}" stroke-width="13"/><path d="${strap}" stroke="${drawing.tones.light}" stroke-width="5" transform="translate(-2 0)"/></g>`,
    );
  }
  const top: Point[] = drawing.isBack
    ? [
        [0, 300],
        [172, 200, 'corner'],
      ]
    : trace('0 240, 80 150, 166 36!');
  if (!drawing.isBack)
    drawing.cloth(spline(trace('-150 190!, 0 230, 150 190!, 200 320, 0 420, -200 320')), {
      tones: drawing.inside,
      round: 'flat',
      edge: 0.8,
    });
  const half: Point[] = [
    ...top,
    [224, 200],
    [272, 330, 'corner'],
    [236, 640],
    [300, 960],
    [366, 1500],
    [392, 1830, 'corner'],
    [200, 1868],
    [0, 1856],
  ];
  const left = onSide(-1, half)
    .reverse()
    .filter(([x]) => x !== 0);
  drawing.cloth(spline([...half, ...left]), {
    grain: 20,
    creases: [
      { from: [-60, 300], to: [-150, 520], bend: 40, width: 26, depth: 0.6 },
      { from: [70, 300], to: [150, 560], bend: -40, width: 26, depth: 0.6 },
      { from: [-30, 250], to: [40, 430], bend: 30, width: 18, depth: 0.5 },
      { from: [-232, 560], to: [60, 760], bend: -46, width: 20, depth: 0.34 },
      { from: [238, 600], to: [-20, 820], bend: 46, width: 22, depth: 0.42 },
      { from: [-236, 700], to: [-40, 850], bend: -36, width: 18, depth: 0.36 },
      { from: [252, 740], to: [90, 900], bend: 30, width: 20, depth: 0.4 },
      { from: [-130, 170], to: [10, 330], bend: 40, width: 16, depth: 0.5 },
      { from: [134, 170], to: [10, 370], bend: -44, width: 18, depth: 0.55 },
      { from: [-180, 900], to: [-260, 1830], bend: 30, width: 40, depth: 0.7, shape: 'flare' },
      { from: [40, 900], to: [30, 1840], bend: -30, width: 44, depth: 0.7, shape: 'flare' },
      { from: [190, 860], to: [260, 1830], bend: -30, width: 46, depth: 0.75, shape: 'flare' },
      { from: [-60, 1000], to: [-110, 1850], bend: 20, width: 30, depth: 0.5, shape: 'flare' },
    ],
  });
  const edge = drawing.isBack
    ? trace('-172 208!, 0 308, 172 208!')
    : trace('-166 48!, -80 160, 0 250, 80 160, 166 48!');
  drawing.stitch(spline(edge, false));
}

/** A belted shirt dress. */
export function drawShirtDress(drawing: Drawing): void {
  const torso: Torso = {
    ...WOMENS,
    neck: 112,
    shoulder: [324, 100],
    underarm: [312, 430],
    waist: [262, 740],
    hem: [262, 760],
  };
  const sleeve: Sleeve = { outer: [490, 1010], inner: [380, 1036], full: 16, slack: 1.1 };
  sleeves(drawing, torso, sleeve);
  cuffs(drawing, sleeve, 80);
  if (!drawing.isBack) collarInside(drawing, torso.neck);
  fallingSkirt(drawing, { top: 740, halfTop: 262, hip: [326, 950], hem: [416, 1780], folds: 6, depth: 0.6 });
  drawing.cloth(torsoPath(torso, drawing.isBack ? 20 : 92), {
    creases: torsoCreases(torso, 0.8).slice(0, 4),
  });
  if (!drawing.isBack) placket(drawing, 92, 1790, 54, 10, 12);
  shirtCollar(drawing, torso.neck, 0.7);
  drawing.cloth(spline(trace('-266 716!, 0 730, 266 716!, 266 776!, 0 790, -266 776!')), { lift: 0.7 });
  if (!drawing.isBack) button(drawing, 60, 758, 17, shirtButton(drawing));
}
