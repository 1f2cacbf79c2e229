import type { Drawing } from '../../drawing.ts';
import { spline, trace, type Point } from '../../spline.ts';
import {
  holes,
  liningOf,
  metalOf,
  perforations,
  roundBuckle,
  scales,
  squareBuckle,
  studs,
  thread,
} from './parts.ts';

/** Distance from the middle of the belt to the middle of the fold. */
const RUN = 173;

interface Folded {
  /** Half the width of the strap. */
  half: number;
  buckle: (drawing: Drawing) => void;
}

/** The strap, folded once: down on the left, round, and up on the right to its tip. */
function strapOf(half: number): Point[] {
  const [inner, outer] = [RUN - half, RUN + half];
  return [
    [-outer, 0, 'corner'],
    [-inner, 0, 'corner'],
    [-inner, 1700],
    [-inner * 0.625, 1700 + inner * 1.25],
    [0, 1700 + inner * 1.667],
    [inner * 0.625, 1700 + inner * 1.25],
    [inner, 1700],
    [inner, 220, 'corner'],
    [RUN, 90],
    [outer, 220, 'corner'],
    [outer, 1740],
    [outer * 0.68, 1740 + outer * 0.88],
    [0, 1740 + outer * 1.104],
    [-outer * 0.68, 1740 + outer * 0.88],
    [-outer, 1740],
  ];
}

/** Rows of stitches along both edges. */
function edges(drawing: Drawing, half: number): void {
  const [inner, outer] = [RUN - half, RUN + half];
  const [i, o] = [inner + 16, outer - 16];
  thread(
    drawing,
    `M-${o} 10V1740Q-${outer - 30} 1900-${Math.round(outer * 0.6)} 1946Q-${Math.round(outer * 0.32)} 1998 0 1998Q${Math.round(outer * 0.32)} 1998 ${Math.round(outer * 0.6)} 1946Q${outer - 30} 1900 ${o} 1740V224L172 112L${i} 224V1700`,
  );
  thread(
    drawing,
    `M-${i} 10V1700Q-${inner + 8} 1820-${Math.round(inner * 0.62)} 1840M${Math.round(inner * 0.62)} 1840Q${inner + 8} 1820 ${i} 1700`,
  );
}

const every = (step: number, left: number, right: number) => {
  const points: [number, number][] = [];
  for (let y = left; y < 1660; y += step) points.push([-RUN, y]);
  for (let y = right; y < 1660; y += step) points.push([RUN, y]);
  return points;
};

function trims(drawing: Drawing, half: number): void {
  if (drawing.has('perforations')) perforations(drawing, every(124, 310, 1010));
  if (drawing.has('studs'))
    studs(
      drawing,
      every(86, 300, 980).flatMap(([x, y]): [number, number][] => [
        [x - half * 0.42, y],
        [x + half * 0.42, y],
      ]),
    );
}

/** A cap of metal over the tip, seen from both sides. */
function metalTip(drawing: Drawing, half: number): void {
  if (!drawing.has('metal-tip')) return;
  const metal = metalOf(drawing);
  drawing.cloth(
    spline([
      [RUN - half - 4, 300, 'corner'],
      [RUN - half - 4, 216, 'corner'],
      [RUN, 82],
      [RUN + half + 4, 216, 'corner'],
      [RUN + half + 4, 300, 'corner'],
    ]),
    { tones: metal, printed: false, round: 'tube', lift: 0.5, edge: 0.4 },
  );
}

const keeper = (drawing: Drawing, half: number, y: number) =>
  drawing.cloth(
    spline([
      [-RUN - half - 14, y, 'corner'],
      [-RUN + half + 14, y, 'corner'],
      [-RUN + half + 14, y + 70, 'corner'],
      [-RUN - half - 14, y + 70, 'corner'],
    ]),
    { round: 'flat', lift: 0.8, edge: 0.4 },
  );

function front(drawing: Drawing, { half, buckle }: Folded): void {
  drawing.cloth(spline(strapOf(half)), {
    tones: drawing.tones,
    round: 'flat',
    edge: 0.6,
    creases: [
      { from: [-200, 1750], to: [-110, 1930], bend: 30, width: 20, depth: 0.4 },
      { from: [110, 1930], to: [200, 1740], bend: 30, width: 22, depth: 0.5 },
    ],
    ...(drawing.has('embossed-scales') && { inlay: scales(drawing, -260, 260, 0, 2040) }),
  });
  edges(drawing, half);
  trims(drawing, half);
  metalTip(drawing, half);
  holes(drawing, RUN, 330, 110);
  keeper(drawing, half, 120);
  if (drawing.has('double-keeper')) keeper(drawing, half, 250);
  buckle(drawing);
  drawing.cloth(
    spline(trace(`${-RUN - half} 20!, ${-RUN + half} 20!, ${-RUN + half} 70!, ${-RUN - half} 70!`)),
    {
      round: 'flat',
      edge: 0.4,
    },
  );
}

/** The back: lining, the strap's end around the buckle with two screws, a stamp. */
function back(drawing: Drawing, { half, buckle }: Folded): void {
  const lining = liningOf(drawing);
  const metal = metalOf(drawing);
  drawing.cloth(spline(strapOf(half)), {
    tones: lining,
    printed: false,
    round: 'flat',
    edge: 0.6,
    creases: [
      { from: [-200, 1750], to: [-110, 1930], bend: 30, width: 20, depth: 0.4 },
      { from: [110, 1930], to: [200, 1740], bend: 30, width: 22, depth: 0.5 },
    ],
  });
  edges(drawing, half);
  metalTip(drawing, half);
  holes(drawing, RUN, 330, 110);
  buckle(drawing);
  drawing.cloth(
    spline([
      [-RUN - half, 10, 'corner'],
      [-RUN + half, 10, 'corner'],
      [-RUN + half, 380],
      [-RUN, 430],
      [-RUN - half, 380],
    ]),
    { round: 'flat', edge: 0.4, lift: 0.6 },
  );
  const screw = (y: number) =>
    `<circle cx="${4 - RUN}" cy="${y + 6}" r="24" opacity=".3"/><circle cx="${-RUN}" cy="${y}" r="24" fill="${metal.base}" stroke="${metal.line}" stroke-width="3"/><path d="M${-RUN - 15} ${y + 6}L${-RUN + 15} ${y - 6}" stroke="${metal.line}" stroke-width="6"/>`;
  drawing.add(screw(110) + screw(300));
  drawing.add(
    `<g fill="none" stroke="${lining.shade}" stroke-width="6"><rect x="${-RUN - half * 0.5}" y="560" width="${half}" height="190" rx="20"/><path d="M${-RUN - half * 0.2} 600V710M${-RUN} 600V710M${-RUN + half * 0.2} 600V710"/></g>`,
  );
}

/** A belt folded once, its buckle at the top; its back shows the lining. */
const folded = (shape: Folded, top: string) => (drawing: Drawing) => {
  drawing.grow(top);
  if (drawing.isBack) back(drawing, shape);
  else front(drawing, shape);
};

export const drawBelt = folded({ half: 77, buckle: squareBuckle }, 'M-310-210L-50 40');
export const drawRoundBuckleBelt = folded({ half: 56, buckle: roundBuckle }, 'M-350-270L0 40');
