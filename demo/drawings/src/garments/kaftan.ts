import type { Drawing } from '../drawing.ts';
import { contrastOf } from './contrast.ts';
import { onSide, SIDES, spline, type Point } from '../spline.ts';
import { bandCollar } from './collars.ts';
import { fittedSleeve, fittedTorso } from './fitting.ts';
import { lace } from './lace.ts';
import { collarInside } from './necks.ts';
import { backNeckline, insideOfNeck, neckStitch } from './necklines.ts';
import { sash } from './sash.ts';
import { sideSlits, yoke } from './shirt-parts.ts';
import { stitchedEnds } from './sleeve-ends.ts';
import { sleeveBand, sleeves, type Sleeve } from './sleeves.ts';
import { torsoCreases, torsoPath, WOMENS, type Torso } from './torso.ts';

const OPENING = 330;
const SLEEVE: Sleeve = { outer: [546, 800], inner: [396, 844], full: 4, slack: 1.1 };

/** Embroidery in another colour: a line of diamonds between two rows. */
function embroidery(drawing: Drawing, d: string): void {
  const { base } = contrastOf(drawing);
  const row = (width: number, dashes: string) =>
    `<path d="${d}" fill="none" stroke="${base}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;
  drawing.add(row(34, '5 13') + row(18, '11 7') + row(4, '1 0'));
}

/** The slit below the neck, with its inside visible. */
function openSlit(drawing: Drawing, drop: number): void {
  drawing.cloth(
    spline([
      [-38, drop - 8, 'corner'],
      [-16, (drop + OPENING) / 2],
      [0, OPENING, 'corner'],
      [16, (drop + OPENING) / 2],
      [38, drop - 8, 'corner'],
      [0, drop + 8],
    ]),
    { tones: drawing.inside, round: 'flat', printed: false, edge: 0.8 },
  );
}

/** A line around the neck and the slit at a distance. */
function aroundSlit({ neck, drop }: Torso, by: number): string {
  const half: Point[] = [
    [neck + by, 4, 'corner'],
    [neck * 0.9 + by, drop * 0.56],
    [neck * 0.56 + by * 0.9, drop * 0.92 + by * 0.4],
    [34 + by, drop + 16 + by * 0.8],
    [14 + by, (drop + OPENING) / 2 + 20],
    [0, OPENING + by * 1.6, 'corner'],
  ];
  return spline([...half, ...onSide(-1, half.slice(0, -1)).reverse()], false);
}

function neckTrims(drawing: Drawing, torso: Torso): void {
  if (drawing.isBack) {
    yoke(drawing, torso, 176);
    if (!drawing.has('stand-collar')) neckStitch(drawing, torso);
    return;
  }
  openSlit(drawing, torso.drop);
  if (drawing.has('contrast-trims')) embroidery(drawing, aroundSlit(torso, 30));
  else drawing.stitch(aroundSlit(torso, 16));
}

/** A long wide blouse with a slit below a round neck. */
export function drawKaftanBlouse(drawing: Drawing): void {
  const front = fittedTorso(drawing, {
    ...WOMENS,
    neck: 122,
    drop: 112,
    shoulder: [334, 112],
    underarm: [330, 480],
    waist: [344, 820],
    hem: [388, 1330],
    sag: 16,
  });
  const torso: Torso = drawing.isBack ? backNeckline(front, 24) : front;
  const sleeve = fittedSleeve(drawing, SLEEVE, {
    'three-quarter': SLEEVE,
    long: { outer: [560, 1060], inner: [404, 1104], full: 10, balloon: 6, slack: 1.15 },
  });
  sleeves(drawing, torso, sleeve);
  insideOfNeck(drawing, torso, 48, true);
  if (drawing.has('stand-collar') && !drawing.isBack) collarInside(drawing, torso.neck, 110);
  drawing.cloth(torsoPath(torso, torso.drop), { creases: torsoCreases(torso, 1.15) });
  const [hx, hy] = torso.hem;
  drawing.stitch(
    spline(
      [
        [-hx + 4, hy - 28],
        [0, hy - 12],
        [hx - 4, hy - 28],
      ],
      false,
    ),
  );
  neckTrims(drawing, torso);
  if (drawing.has('contrast-trims'))
    for (const side of SIDES) embroidery(drawing, sleeveBand(side, sleeve, 30, 4));
  else stitchedEnds(drawing, sleeve, [28]);
  if (drawing.has('lace')) laceTrims(drawing, sleeve, torso);
  if (drawing.has('side-slits')) sideSlits(drawing, torso);
  if (drawing.has('tie-belt')) sash(drawing, torso, drawing.isBack ? 0 : 40);
  if (drawing.has('stand-collar')) bandCollar(drawing, torso.neck);
}

function laceTrims(drawing: Drawing, { outer, inner }: Sleeve, { hem: [hx, hy] }: Torso): void {
  for (const side of SIDES)
    lace(
      drawing,
      onSide(side, [
        [outer[0] - 4, outer[1] - 2],
        [inner[0] + 4, inner[1] - 2],
      ]),
    );
  lace(drawing, [
    [-hx + 6, hy - 4],
    [-hx * 0.5, hy + 8],
    [0, hy + 12],
    [hx * 0.5, hy + 8],
    [hx - 6, hy - 4],
  ]);
}
