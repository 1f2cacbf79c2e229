import { tonesOf } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { onSide, spline, trace, type Point, type Side } from '../../spline.ts';

const GOLD = tonesOf('#c7a462');

const line = (points: readonly Point[]) => spline(points, false);

/** The hem of one end: rolled in the colour of the print, or with short fringes. */
function hem(drawing: Drawing, points: readonly Point[]): void {
  const d = line(points);
  if (drawing.has('contrast-border'))
    drawing.add(
      `<path d="${d}" fill="none" stroke="${drawing.accent.base}" stroke-width="58" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${drawing.accent.light}" stroke-width="8" transform="translate(-12 -8)" opacity=".5"/>`,
    );
  if (drawing.has('rolled-edge'))
    drawing.add(
      `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="${drawing.tones.line}" stroke-width="25" opacity=".55"/><path d="${d}" stroke="${drawing.tones.light}" stroke-width="19"/><path d="${d}" stroke="${drawing.tones.line}" stroke-width="19" stroke-dasharray="4 13" opacity=".35"/></g>`,
    );
}

/** One end of the tied scarf, falling from the knot to its point. */
function fall(
  drawing: Drawing,
  points: readonly Point[],
  edge: readonly Point[],
  from: readonly [number, number],
): void {
  const tip = edge[1] ?? [0, 0];
  drawing.cloth(spline(points), {
    lift: 0.7,
    edge: 0.5,
    grain: from[0] < 0 ? 24 : -24,
    creases: [
      { from, to: [tip[0] * 0.7, tip[1] * 0.9], bend: 20, width: 22, depth: 0.55, shape: 'flare' },
      { from, to: [tip[0] * 1.2, tip[1] * 0.84], bend: -26, width: 20, depth: 0.55, shape: 'flare' },
    ],
  });
  hem(drawing, edge);
  if (drawing.has('logo')) {
    const [x, y] = [Math.round(tip[0] * 0.74), Math.round(tip[1] - 170)];
    drawing.add(
      `<g fill="none" stroke="${drawing.accent.base}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y})"><circle r="36" stroke-width="6"/><path d="M-18 -12L-9 16L0 -7L9 16L18 -12" stroke-width="7"/></g>`,
    );
  }
}

/** The band round the neck, rolled narrow. */
function neckBand(drawing: Drawing): void {
  drawing.cloth(
    spline(
      trace(
        '-330 -40, -270 -250, -130 -350, 0 -376, 130 -350, 270 -250, 330 -40, 290 40, 220 30, 214 -110, 120 -220, 0 -250, -120 -220, -214 -110, -220 30, -290 40',
      ),
    ),
    {
      tones: drawing.inside,
      edge: 0.7,
      creases: [{ from: [-200, -230], to: [200, -230], bend: -90, width: 18, depth: 0.5 }],
    },
  );
  drawing.cloth(
    spline(
      trace(
        '-336 -60, -230 20, -110 90, 0 120, 110 90, 230 20, 336 -60, 346 60, 250 170, 120 240, 0 262, -120 240, -250 170, -346 60',
      ),
    ),
    {
      lift: 0.6,
      edge: 0.5,
      grain: 80,
      creases: [
        { from: [-320, 10], to: [-40, 170], bend: -40, width: 18, depth: 0.6 },
        { from: [-310, 70], to: [-50, 210], bend: -40, width: 16, depth: 0.55 },
        { from: [320, 10], to: [40, 170], bend: 40, width: 18, depth: 0.6 },
        { from: [310, 70], to: [50, 210], bend: 40, width: 16, depth: 0.55 },
      ],
    },
  );
}

/** A small silk scarf, folded to a band and knotted in front. */
export function drawSilkScarf(drawing: Drawing): void {
  if (!drawing.isBack) neckBand(drawing);
  ends(drawing);
  if (drawing.isBack) neckBand(drawing);
  else if (drawing.has('scarf-ring')) scarfRing(drawing);
  else knot(drawing);
}

/** Both ends; from behind they hang below the band, mirrored. */
function ends(drawing: Drawing): void {
  const side: Side = drawing.isBack ? -1 : 1;
  const turned = (outline: string) => onSide(side, trace(outline));
  fall(
    drawing,
    turned('10 190!, 90 210!, 260 480, 430 760!, 330 900!, 160 700, 50 460'),
    turned('428 764!, 384 830!, 332 896!'),
    [50 * side, 240],
  );
  fall(
    drawing,
    turned('-10 190!, -100 210!, -270 540, -400 930!, -250 1040!, -110 760, -30 480'),
    turned('-398 934!, -330 986!, -252 1036!'),
    [-50 * side, 240],
  );
}

/** A metal ring that holds both ends instead of a knot. */
function scarfRing(drawing: Drawing): void {
  drawing.cloth(
    spline(
      trace(
        '-118 76, -60 50, 0 44, 60 50, 118 76, 82 140, 70 200, 82 264, 104 322, 50 332, 0 324, -50 332, -104 322, -82 264, -70 200, -82 140',
      ),
    ),
    { edge: 0.7 },
  );
  const band = spline(trace('-80 170!, 0 190, 80 170!, 80 240!, 0 262, -80 240!'));
  drawing.cloth(band, { tones: GOLD, printed: false, round: 'tube', edge: 0.5, lift: 0.6 });
  drawing.add(
    `<path d="M-70 186Q0 206 66 188" fill="none" stroke="${GOLD.sheen}" stroke-width="7" stroke-linecap="round"/>`,
  );
}

function knot(drawing: Drawing): void {
  drawing.cloth(spline(trace('-92 70, 0 50, 92 76, 108 190, 70 290, -6 308, -80 286, -106 180')), {
    lift: 0.9,
    edge: 0.5,
    grain: 70,
    creases: [
      { from: [-80, 120], to: [80, 240], bend: 20, width: 16, depth: 0.6 },
      { from: [-60, 210], to: [60, 280], bend: 14, width: 12, depth: 0.5 },
    ],
  });
}
