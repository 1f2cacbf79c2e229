import { mix, tonesOf } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { trace, onSide, SIDES, spline, type Point } from '../spline.ts';
import { METAL } from './trims.ts';

const GOLD = tonesOf('#c7a462');

/** A structured leather handbag with a flap, lock and short handle. */
export function drawBag(drawing: Drawing): void {
  const { tones } = drawing;
  const handle = spline(
    trace('-230 -40!, -240 -330, -140 -560, 0 -610, 140 -560, 240 -330, 230 -40!'),
    false,
  );
  drawing.grow(handle);
  const far = spline(trace('-190 -40!, -200 -300, -110 -500, 0 -540, 110 -500, 200 -300, 190 -40!'), false);
  drawing.add(
    `<g fill="none"><path d="${far}" stroke="${tones.deep}" stroke-width="30"/><path d="${handle}" stroke="#3a2c1e" stroke-width="46" opacity=".3" transform="translate(18 22)"/><path d="${handle}" stroke="${tones.shade}" stroke-width="42"/><path d="${handle}" stroke="${tones.base}" stroke-width="30" transform="translate(-3 -3)"/><path d="${handle}" stroke="${tones.sheen}" stroke-width="8" opacity=".5" transform="translate(-8 -8)"/></g>`,
  );
  drawing.stitch(spline(trace('-216 -60, -224 -330, -132 -544, 0 -592, 132 -544, 224 -330, 216 -60'), false));
  drawing.cloth(
    spline(trace('-470 -40!, 470 -40!, 520 300, 556 800, 520 856, 0 872, -520 856, -556 800, -520 300')),
    {
      edge: 0.6,
      creases: [
        { from: [-500, 500], to: [-430, 820], width: 26, depth: 0.4 },
        { from: [500, 480], to: [440, 830], width: 30, depth: 0.5 },
      ],
    },
  );
  drawing.stitch(spline(trace('-530 790, -500 836, 0 850, 500 836, 530 790'), false));
  for (const side of SIDES) drawing.seam(spline(onSide(side, trace('438 0, 470 400, 480 850')), false));
  if (drawing.isBack) {
    drawing.cloth(spline(trace('-380 240!, 380 240!, 398 780!, 0 800, -398 780!')), { lift: 0.4, edge: 0.4 });
    drawing.stitch(spline(trace('-368 262!, -384 764!, 0 784, 384 764!, 368 262!'), false));
  } else {
    drawing.cloth(
      spline(
        trace('-484 -56!, 0 -66, 484 -56!, 508 150, 500 400, 420 486, 0 520, -420 486, -500 400, -508 150'),
      ),
      {
        lift: 0.9,
        edge: 0.5,
        creases: [{ from: [-460, 0], to: [440, -10], bend: -10, width: 26, depth: 0.2 }],
      },
    );
    drawing.stitch(spline(trace('-492 150, -484 392, -412 468, 0 502, 412 468, 484 392, 492 150'), false));
    drawing.add(
      `<g><rect x="-52" y="420" width="110" height="136" rx="12" fill="#000" opacity=".3"/><rect x="-56" y="412" width="112" height="136" rx="12" fill="${GOLD.base}" stroke="${GOLD.line}" stroke-width="3"/><path d="M-46 538V424H46" fill="none" stroke="${GOLD.sheen}" stroke-width="7"/><rect x="-18" y="444" width="36" height="74" rx="18" fill="${GOLD.shade}" stroke="${GOLD.line}" stroke-width="3"/></g>`,
    );
  }
  for (const side of SIDES) {
    drawing.cloth(spline(onSide(side, trace('196 -90!, 264 -90!, 268 40, 230 78, 192 40'))), {
      round: 'flat',
      lift: 0.6,
      edge: 0.4,
    });
    drawing.add(
      `<circle cx="${230 * side}" cy="-62" r="44" fill="none" stroke="${GOLD.line}" stroke-width="17"/><circle cx="${230 * side}" cy="-62" r="44" fill="none" stroke="${GOLD.base}" stroke-width="13"/><path d="M${230 * side - 40} -76A44 44 0 0 1 ${230 * side + 10} -105" fill="none" stroke="${GOLD.sheen}" stroke-width="6"/>`,
    );
  }
}

function fringe(drawing: Drawing, left: number, right: number, y: number): void {
  const { tones } = drawing;
  let lit = '';
  let dark = '';
  for (let x = left + 8; x < right; x += 19) {
    const end = Math.round(x + drawing.random.about(12));
    const length = Math.round(drawing.random.between(120, 150));
    const d = `M${Math.round(x)} ${y - 8}Q${Math.round(x + drawing.random.about(8))} ${y + 70} ${end} ${y + length}`;
    if (Math.round(x) % 2) lit += d;
    else dark += d;
  }
  drawing.add(
    `<g fill="none" stroke-linecap="round"><path d="${lit}${dark}" stroke="#4a3c2e" stroke-width="12" opacity=".25" transform="translate(8 12)"/><path d="${dark}" stroke="${tones.shade}" stroke-width="13"/><path d="${lit}" stroke="${tones.base}" stroke-width="13"/><path d="${lit}" stroke="${tones.light}" stroke-width="4" transform="translate(-2 0)"/></g>`,
  );
}

/** A long woven scarf, looped over itself, with fringes. */
export function drawScarf(drawing: Drawing): void {
  const falls: { points: Point[]; end: readonly [number, number, number] }[] = [
    {
      points: trace('60 300!, 330 300!, 352 900, 372 1600!, 220 1612, 84 1600!, 70 900'),
      end: [84, 372, 1606],
    },
    {
      points: trace('-330 280!, 20 280!, 10 1000, 16 1900!, -170 1914, -366 1900!, -352 1000'),
      end: [-366, 16, 1906],
    },
  ];
  for (const { points, end } of falls) {
    const side = drawing.isBack ? -1 : 1;
    const [first, second, y] = end;
    const [left, right] = [Math.min(first * side, second * side), Math.max(first * side, second * side)];
    fringe(drawing, left, right, y);
    const span = right - left;
    drawing.cloth(spline(onSide(side, points)), {
      lift: 0.7,
      round: 'tube',
      grain: left > 0 ? -1 : 1,
      creases: [0.24, 0.5, 0.74].map((at) => ({
        from: [left + span * at, 340],
        to: [left + span * at + 10, y - 10],
        bend: 16,
        width: 26,
        depth: 0.6,
      })),
    });
  }
  drawing.cloth(
    spline(
      trace(
        '-330 -60, -200 -300, 0 -376, 200 -300, 330 -60, 360 120, 190 130, 150 -30, 0 -140, -150 -30, -190 130, -360 120',
      ),
    ),
    {
      lift: 0.6,
      grain: 50,
      creases: [
        { from: [-280, 60], to: [-40, -270], bend: -70, width: 24, depth: 0.6 },
        { from: [280, 60], to: [60, -270], bend: 70, width: 26, depth: 0.65 },
        { from: [-220, 90], to: [0, -190], bend: -70, width: 16, depth: 0.5 },
      ],
    },
  );
  drawing.cloth(
    spline(
      trace(
        '-370 70, -250 20, -60 90, 120 120, 300 30, 386 90, 378 260, 250 350, 20 400, -220 366, -372 270',
      ),
    ),
    {
      lift: 0.9,
      grain: 86,
      creases: [
        { from: [-340, 130], to: [340, 130], bend: 110, width: 24, depth: 0.65 },
        { from: [-340, 220], to: [350, 210], bend: 110, width: 22, depth: 0.6 },
        { from: [-250, 320], to: [260, 300], bend: 60, width: 16, depth: 0.5 },
      ],
    },
  );
}

/** A leather belt folded once, its buckle at the top. */
export function drawBelt(drawing: Drawing): void {
  drawing.grow('M-310-210L-50 40');
  const strap: Point[] = trace(
    '-250 0!, -96 0!, -96 1700, -60 1820, 0 1860, 60 1820, 96 1700, 96 220!, 172 90, 250 220!, 250 1740, 170 1960, 0 2016, -170 1960, -250 1740',
  );
  drawing.cloth(spline(strap), {
    tones: drawing.isBack ? tonesOf(mix(drawing.tones.base, '#c9a67c', 0.6)) : drawing.tones,
    round: 'flat',
    edge: 0.6,
    creases: [
      { from: [-200, 1750], to: [-110, 1930], bend: 30, width: 20, depth: 0.4 },
      { from: [110, 1930], to: [200, 1740], bend: 30, width: 22, depth: 0.5 },
    ],
  });
  drawing.stitch(
    'M-234 10V1740Q-220 1900-150 1946Q-80 1998 0 1998Q80 1998 150 1946Q220 1900 234 1740V224L172 112L112 224V1700',
  );
  drawing.stitch('M-112 10V1700Q-104 1820-60 1840M60 1840Q104 1820 112 1700');
  for (let index = 0; index < 6; index++)
    drawing.add(
      `<ellipse cx="173" cy="${330 + index * 110}" rx="11" ry="14" fill="${drawing.tones.line}"/><path d="M163 ${336 + index * 110}a11 14 0 0 0 20 0" fill="none" stroke="${drawing.tones.sheen}" stroke-width="3" opacity=".6"/>`,
    );
  drawing.cloth(spline(trace('-264 120!, -82 120!, -82 190!, -264 190!')), {
    round: 'flat',
    lift: 0.8,
    edge: 0.4,
  });
  drawing.add(
    `<g fill="none" stroke-linejoin="round"><rect x="-290" y="-190" width="236" height="230" rx="34" stroke="#3a2c1e" stroke-width="38" opacity=".35" transform="translate(14 18)"/><rect x="-290" y="-190" width="236" height="230" rx="34" stroke="${METAL.line}" stroke-width="38"/><rect x="-290" y="-190" width="236" height="230" rx="34" stroke="${METAL.base}" stroke-width="31"/><path d="M-296 30V-160Q-296-196-260-196H-90" stroke="${METAL.sheen}" stroke-width="9"/><path d="M-173 20V-186" stroke="${METAL.line}" stroke-width="26"/><path d="M-173 20V-190" stroke="${METAL.light}" stroke-width="19"/></g>`,
  );
  drawing.cloth(spline(trace('-250 20!, -96 20!, -96 70!, -250 70!')), { round: 'flat', edge: 0.4 });
}
