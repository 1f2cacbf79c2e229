import { tonesOf, type Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { trace, type Point } from '../../spline.ts';
import type { Place } from '../shoe-pair.ts';
import { thread } from './parts.ts';

const LEATHER = tonesOf('#3a2a1e');
const RUBBER = tonesOf('#2d2926');
const CREPE = tonesOf('#d3b283');

/** Material of the chosen sole. */
export function toneOfSole(drawing: Drawing): Tones {
  if (drawing.has('lug-sole')) return RUBBER;
  return drawing.has('crepe-sole') ? CREPE : LEATHER;
}

const piece = (drawing: Drawing, d: string, tones: Tones, lift = 0) =>
  drawing.cloth(d, { tones, printed: false, round: 'flat', edge: 0.45, lift });

/** A leather sole with a separate heel; `height` raises the heel above a flat shoe. */
function leatherSole(drawing: Drawing, place: Place, height: number): void {
  const heel: Point[] = [
    [-500, -110 - height, 'corner'],
    [-300, -104 - height],
    [-262, -76 - height],
    [-270, 0, 'corner'],
    [-500, 0, 'corner'],
    [-508, -60 - height],
  ];
  drawing.cloth(place(heel), { tones: LEATHER, printed: false, round: 'flat', edge: 0.5 });
  const sole: Point[] = [
    [-510, -112 - height, 'corner'],
    [-300, -106 - height],
    [-140, -74 - height * 0.6],
    [60, -36],
    [300, -32],
    [500, -52],
    [584, -84, 'corner'],
    [592, -50],
    [480, -6],
    [100, 2],
    [-60, -16 - height * 0.2],
    [-280, -80 - height],
    [-508, -84 - height, 'corner'],
  ];
  piece(drawing, place(sole), LEATHER, 0.3);
}

/** The cleats of a rubber sole, or a straight edge. */
function tread(hasCleats: boolean, from: number, to: number): Point[] {
  if (!hasCleats)
    return [
      [from, 46, 'corner'],
      [to, 46, 'corner'],
    ];
  const points: Point[] = [];
  for (let x = from; x > to + 50; x -= 58)
    points.push([x, 50, 'corner'], [x - 38, 50, 'corner'], [x - 42, 28, 'corner'], [x - 54, 28, 'corner']);
  return points;
}

/** A thick sole, of rubber with cleats or of crepe. */
function thickSole(drawing: Drawing, place: Place, height: number, tones: Tones, hasCleats: boolean): void {
  const arch: Point[] = hasCleats
    ? [
        [-214, 24, 'corner'],
        [-226, -14 - height * 0.4, 'corner'],
        [-262, -14 - height * 0.4, 'corner'],
        [-272, 50, 'corner'],
        ...tread(true, -272, -470),
      ]
    : [];
  const sole: Point[] = [
    [-518, -118 - height, 'corner'],
    [-300, -110 - height],
    [-140, -80 - height * 0.6],
    [60, -46],
    [300, -44],
    [500, -64],
    [594, -98, 'corner'],
    [612, -50],
    [596, 10],
    ...tread(hasCleats, 560, hasCleats ? -190 : -500),
    ...arch,
    [-512, hasCleats ? 50 : 46, 'corner'],
    [-524, -40 - height],
  ];
  piece(drawing, place(sole), tones, 0.3);
  const welt: Point[] = [
    [-520, -84 - height],
    [-300, -78 - height],
    [-140, -50 - height * 0.6],
    [60, -18],
    [300, -16],
    [500, -34],
    [604, -66],
  ];
  drawing.seam(place(welt, false), tones);
}

/** The chosen sole of a flat shoe, else its usual leather sole. */
export function soleOf(drawing: Drawing, place: Place, height: number): void {
  if (drawing.has('lug-sole')) thickSole(drawing, place, height, RUBBER, true);
  else if (drawing.has('crepe-sole')) thickSole(drawing, place, height, CREPE, false);
  else leatherSole(drawing, place, height);
  if (drawing.has('contrast-stitching'))
    thread(
      drawing,
      place(
        [
          [-506, -122 - height],
          [-300, -116 - height],
          [-140, -86 - height * 0.6],
          [60, -50],
          [300, -46],
          [500, -66],
          [580, -96],
        ],
        false,
      ),
    );
}

/** The thin sole of a woman's boot on a heel of some 200 units: slim, or a block. */
export function highHeel(drawing: Drawing, place: Place): void {
  const toe = drawing.has('pointed-toe') ? '650 -52!, 654 -34' : '594 -56!, 600 -34';
  piece(
    drawing,
    place(
      trace(
        drawing.has('block-heel')
          ? '-484 -222!, -290 -210!, -268 -120, -272 0!, -486 0!, -490 -120'
          : '-482 -222!, -330 -212!, -362 -110, -384 0!, -446 0!, -468 -110',
      ),
    ),
    LEATHER,
  );
  piece(
    drawing,
    place(
      trace(
        `-484 -236!, -330 -234, -200 -204, -60 -124, 100 -50, 260 -28, 470 -30, ${toe}, 480 0, 250 2, 90 -18, -70 -94, -210 -178, -330 -208, -484 -210!`,
      ),
    ),
    LEATHER,
    0.3,
  );
}

/** A heel that slants forward under a rider's boot, with its sole. */
export function slantedHeel(drawing: Drawing, place: Place): void {
  piece(drawing, place(trace('-486 -200!, -300 -186!, -304 -90, -322 0!, -446 0!, -466 -100')), LEATHER);
  piece(
    drawing,
    place(
      trace(
        '-490 -206!, -300 -198, -160 -160, 40 -60, 260 -30, 480 -40, 628 -82!, 636 -56, 500 -4, 240 2, 40 -24, -170 -122, -300 -168, -490 -176!',
      ),
    ),
    LEATHER,
    0.3,
  );
}
