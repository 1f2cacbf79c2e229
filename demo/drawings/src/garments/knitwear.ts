import type { Drawing } from '../drawing.ts';
import { spline } from '../spline.ts';
import { jumper } from './jumpers.ts';
import { cables, yokeRings } from './knit-patterns.ts';
import { standNeck } from './necks.ts';
import type { Sleeve } from './sleeves.ts';
import { MENS, WOMENS, type Torso } from './torso.ts';

export { ribbedBand, ribbedEnds, ribs } from './knit-ribs.ts';

const BULKY: Sleeve = { outer: [560, 1160], inner: [436, 1188], full: 16, slack: 1.15 };
const CREW: Torso = { ...MENS, drop: 112, hem: [338, 1250], waist: [364, 960] };

/** A men's jumper with a crew neck. */
export const drawSweater = (drawing: Drawing) =>
  void jumper(drawing, { torso: CREW, sleeve: BULKY, band: 54, rib: 96 });

/** A women's jumper with a V neck and full sleeves. */
export const drawWomenSweater = (drawing: Drawing) =>
  void jumper(drawing, {
    torso: {
      ...WOMENS,
      neck: 138,
      drop: 300,
      vee: 1,
      shoulder: [356, 130],
      underarm: [346, 500],
      waist: [350, 820],
      hem: [312, 1120],
      sag: 18,
    },
    sleeve: { outer: [520, 1070], inner: [404, 1098], full: 34, balloon: 30, slack: 1.2 },
    band: 46,
    rib: 120,
  });

/** A fisherman's jumper: thick cables down the front and the back. */
export const drawFishermanJumper = (drawing: Drawing) =>
  void jumper(drawing, {
    torso: { ...CREW, drop: 96, neck: 118, waist: [372, 960], hem: [346, 1230] },
    sleeve: { ...BULKY, full: 22, slack: 1.2 },
    band: 66,
    rib: 110,
    inlay: ({ hem: [, hy] }) => cables(drawing.tones, 30, hy),
  });

/** A jumper with rings of coloured stitches round its yoke. */
export const drawYokeJumper = (drawing: Drawing) =>
  void jumper(drawing, {
    torso: {
      ...WOMENS,
      neck: 124,
      drop: 112,
      shoulder: [348, 124],
      underarm: [342, 480],
      waist: [344, 820],
      hem: [312, 1110],
      sag: 14,
    },
    sleeve: { outer: [520, 1080], inner: [404, 1108], full: 22, balloon: 12, slack: 1.1 },
    band: 46,
    rib: 96,
    inlay: (torso) => yokeRings(drawing, torso),
  });

/** The outer half of a rolled neck that is folded over. */
function foldedNeck(drawing: Drawing, neck: number): void {
  drawing.cloth(
    spline([
      [-neck + 2, -142, 'corner'],
      [0, -108],
      [neck - 2, -142, 'corner'],
      [neck + 20, -70],
      [neck + 26, -14, 'corner'],
      [0, 64],
      [-neck - 26, -14, 'corner'],
      [-neck - 20, -70],
    ]),
    {
      lift: 0.9,
      creases: [
        { from: [-neck, -60], to: [neck * 0.3, -24], bend: -20, width: 12, depth: 0.4 },
        { from: [neck, -70], to: [-neck * 0.1, -40], bend: 18, width: 12, depth: 0.4 },
      ],
    },
  );
}

/** A jumper with a rolled neck. */
export function drawTurtleneck(drawing: Drawing): void {
  const isWide = drawing.has('wide-collar');
  const neck = isWide ? 172 : 128;
  jumper(drawing, {
    torso: { ...MENS, neck, drop: 60, hem: [340, 1240], waist: [356, 940] },
    sleeve: BULKY,
    band: 0,
    rib: 90,
    nape: 60,
  });
  standNeck(drawing, isWide ? neck - 14 : neck, isWide ? 118 : 150, false);
  if (isWide) looseFolds(drawing, neck);
  if (drawing.has('folded-collar')) foldedNeck(drawing, neck);
  if (drawing.isBack && !drawing.has('folded-collar')) drawing.seam('M4-104C8-60 2 0 6 84');
}

/** The lower fold of a very wide, falling neck. */
function looseFolds(drawing: Drawing, neck: number): void {
  drawing.cloth(
    spline([
      [-neck + 6, -60, 'corner'],
      [0, 6],
      [neck - 6, -60, 'corner'],
      [neck + 34, 10],
      [neck + 12, 66],
      [0, 168],
      [-neck - 12, 66],
      [-neck - 34, 10],
    ]),
    {
      lift: 0.9,
      creases: [
        { from: [-neck - 10, 0], to: [neck * 0.2, 96], bend: -34, width: 15, depth: 0.6 },
        { from: [neck + 10, 10], to: [-neck * 0.1, 120], bend: 34, width: 15, depth: 0.6 },
      ],
    },
  );
}
