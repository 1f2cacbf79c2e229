import type { Fit } from '../../cut.ts';
import type { Drawing } from '../../drawing.ts';
import type { Crease } from '../../folds.ts';
import { mirrored, onSide, SIDES, spline, trace, type Point } from '../../spline.ts';
import { flounce } from './fall.ts';
import { lace } from './edging.ts';
import { slit } from './openings.ts';

/** Thin straps along the given path of the right side. */
export function straps(drawing: Drawing, path: readonly Point[], width = 13): void {
  for (const side of SIDES) {
    const strap = spline(onSide(side, path), false);
    drawing.grow(strap);
    drawing.add(
      `<g fill="none"><path d="${strap}" stroke="#000" stroke-width="${width}" opacity=".22" transform="translate(8 12)"/><path d="${strap}" stroke="${drawing.tones.shade}" stroke-width="${width}"/><path d="${strap}" stroke="${drawing.tones.light}" stroke-width="${Math.round(width * 0.4)}" transform="translate(-2 0)"/></g>`,
    );
  }
}

type Top = 'sweetheart' | 'square' | 'cowl' | 'halter';

const FRONTS: Record<Top, string> = {
  sweetheart: '0 240, 80 150, 166 36!',
  square: '0 120, 120 116, 176 96!',
  cowl: '0 262, 90 190, 166 36!',
  halter: '0 60, 60 40, 96 -20!',
};

const topOf = (drawing: Drawing): Top => {
  if (drawing.has('square-neck')) return 'square';
  if (drawing.has('cowl-neck')) return 'cowl';
  return drawing.has('halter-neck') ? 'halter' : 'sweetheart';
};

function hang(drawing: Drawing, top: Top): void {
  if (top === 'halter') return straps(drawing, trace('92 -10!, 60 -90, 0 -120'), 20);
  if (drawing.isBack && drawing.has('open-back'))
    return straps(drawing, trace('150 -118!, 40 160, -196 420!'));
  if (drawing.isBack) return straps(drawing, trace('120 20!, 150 -120, 172 210!'));
  straps(
    drawing,
    top === 'square' ? trace('170 120!, 168 -130, 130 330!') : trace('168 40!, 160 -130, 126 330!'),
  );
}

/** Soft folds that hang between the straps. */
const drape: readonly Crease[] = [0, 1, 2].map((row) => ({
  from: [-196 - row * 12, 110 + row * 66] as const,
  to: [196 + row * 12, 110 + row * 66] as const,
  bend: -400 - row * 10,
  width: 26,
  depth: 0.9,
}));

const folds = (hx: number, y: number): Crease[] => [
  { from: [-60, 300], to: [-150, 520], bend: 40, width: 26, depth: 0.6 },
  { from: [70, 300], to: [150, 560], bend: -40, width: 26, depth: 0.6 },
  { from: [-30, 250], to: [40, 430], bend: 30, width: 18, depth: 0.5 },
  { from: [-232, 560], to: [60, 760], bend: -46, width: 20, depth: 0.34 },
  { from: [238, 600], to: [-20, 820], bend: 46, width: 22, depth: 0.42 },
  { from: [-236, 700], to: [-40, 850], bend: -36, width: 18, depth: 0.36 },
  { from: [252, 740], to: [90, 900], bend: 30, width: 20, depth: 0.4 },
  { from: [-130, 170], to: [10, 330], bend: 40, width: 16, depth: 0.5 },
  { from: [134, 170], to: [10, 370], bend: -44, width: 18, depth: 0.55 },
  { from: [-180, 900], to: [hx * -0.66, y], bend: 30, width: 40, depth: 0.7, shape: 'flare' },
  { from: [40, 900], to: [30, y + 10], bend: -30, width: 44, depth: 0.7, shape: 'flare' },
  { from: [190, 860], to: [hx * 0.66, y], bend: -30, width: 46, depth: 0.75, shape: 'flare' },
  { from: [-60, 1000], to: [-110, y + 20], bend: 20, width: 30, depth: 0.5, shape: 'flare' },
];

/** Half widths at the waist, the hip and the hem. */
const WIDTHS: Partial<Record<Fit, readonly [number, number, number]>> = {
  slim: [216, 282, 318],
  'a-line': [246, 340, 520],
};

function sideOf(drawing: Drawing, top: Top): Point[] {
  const [waist, hip, hem] = WIDTHS[drawing.fit] ?? [236, 300, 392];
  const front = trace(FRONTS[top]);
  const low = drawing.has('open-back') ? 520 : 300;
  const back: Point[] = [
    [0, low],
    [172, low - 100, 'corner'],
  ];
  const rise: Point = top === 'halter' && !drawing.isBack ? [168, 150] : [224, 200];
  const side: Point = drawing.isBack && drawing.has('open-back') ? [262, 350] : rise;
  return [
    ...(drawing.isBack ? back : front),
    side,
    [272, 330, 'corner'],
    [waist, 640],
    [hip, 960],
    [(hip + hem) / 2 + 20, 1500],
    [hem, 1830, 'corner'],
    [hem / 2, 1868],
    [0, 1856],
  ];
}

/** A bias-cut slip dress on thin straps. */
export function drawSlipDress(drawing: Drawing): void {
  const top = topOf(drawing);
  hang(drawing, top);
  const half = sideOf(drawing, top);
  const [hem] = WIDTHS[drawing.fit]?.slice(2) ?? [392];
  const hx = hem ?? 392;
  if (!drawing.isBack && top !== 'halter')
    drawing.cloth(spline(trace('-150 190!, 0 230, 150 190!, 200 320, 0 420, -200 320')), {
      tones: drawing.inside,
      round: 'flat',
      edge: 0.8,
    });
  if (drawing.isBack && top === 'halter')
    drawing.cloth(spline(trace('-96 -20!, 0 30, 96 -20!, 168 150, 260 320!, 0 400, -260 320!, -168 150')), {
      tones: drawing.inside,
      round: 'flat',
      edge: 0.8,
    });
  const draped = top === 'cowl' && !drawing.isBack;
  drawing.cloth(spline(mirrored(half)), {
    grain: 20,
    creases: draped ? [...drape, ...folds(hx, 1830).slice(3)] : folds(hx, 1830),
  });
  const neck = drawing.isBack ? half.slice(0, 2) : trace(FRONTS[top]);
  const edge = [...onSide(-1, neck).reverse(), ...neck.slice(1)].map(([x, y, turn]): Point => {
    const [dx, dy] = [x * 0.99, y + 10];
    return turn ? [dx, dy, turn] : [dx, dy];
  });
  if (drawing.has('lace')) {
    lace(drawing, edge, 19);
    lace(drawing, trace(`${-hx + 8} 1816, 0 1840, ${hx - 8} 1816`), 24);
  } else drawing.stitch(spline(edge, false));
  if (drawing.has('flounce')) flounce(drawing, { top: 1590, half: hx * 0.955, bottom: 1850 });
  if (drawing.has('slit') && !drawing.isBack) slit(drawing, 170, 1130, 1852, 76);
}
