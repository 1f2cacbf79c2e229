import type { Tones } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, type Point } from '../spline.ts';
import { neckBand, standNeck } from './necks.ts';
import { sleeves, type Sleeve } from './sleeves.ts';
import { label } from './tees.ts';
import { MENS, neckHollow, torsoCreases, torsoPath, WOMENS, type Torso } from './torso.ts';
import { button, HORN } from './trims.ts';

/** Ribs across a line, to be laid into a piece of cloth. */
export function ribs(line: string, width: number, tones: Tones): string {
  const stroke = (colour: string, dashes: string, opacity: number) =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width * 1.5}" stroke-dasharray="${dashes}" stroke-opacity="${opacity.toFixed(2)}"/>`;
  return (
    stroke(tones.deep, '4.5 8.5', tones.shadow * 0.42) +
    stroke(tones.sheen, '0 5.5 3 4.5', tones.highlight * 0.3)
  );
}

/** A band of ribs: cloth of its own, with the ribs running across the given line. */
export function ribbedBand(
  drawing: Drawing,
  outline: string,
  line: string,
  width: number,
  tones: Tones = drawing.tones,
): void {
  drawing.cloth(outline, { tones, printed: false, edge: 0.4, lift: 0.25, inlay: ribs(line, width, tones) });
}

/** Ribbed cuffs and hem that draw the knit in. */
export function ribbedEnds(
  drawing: Drawing,
  torso: Torso,
  { outer: [ox, oy], inner: [ix, iy] }: Sleeve,
  height: number,
  tones: Tones = drawing.tones,
): void {
  const length = Math.hypot(ox - ix, iy - oy);
  const [dx, dy] = [((iy - oy) / length) * height, ((ox - ix) / length) * height];
  for (const side of SIDES) {
    const outline: Point[] = [
      [ox + 3, oy - 12, 'corner'],
      [ox + 2 + dx * 0.5, oy + dy * 0.5],
      [ox - 12 + dx, oy + dy, 'corner'],
      [(ox + ix) / 2 + dx, (oy + iy) / 2 + dy + 8],
      [ix + 10 + dx, iy + dy, 'corner'],
      [ix - 2 + dx * 0.5, iy + dy * 0.5],
      [ix - 3, iy - 12, 'corner'],
    ];
    const [mx, my] = [dx * 0.46, dy * 0.46];
    ribbedBand(
      drawing,
      spline(onSide(side, outline)),
      spline(
        onSide(side, [
          [ox + 24 + mx, oy - 5 + my],
          [ix - 24 + mx, iy + 5 + my],
        ]),
        false,
      ),
      height,
      tones,
    );
  }
  const [hx, hy] = torso.hem;
  const sag = torso.sag ?? 0;
  const end = hy + height;
  const outline: Point[] = [
    [-hx - 3, hy - 14, 'corner'],
    [0, hy + sag - 10],
    [hx + 3, hy - 14, 'corner'],
    [hx + 4, hy + height * 0.5],
    [hx - 12, end, 'corner'],
    [0, end + sag],
    [-hx + 12, end, 'corner'],
    [-hx - 4, hy + height * 0.5],
  ];
  const middle = hy + height * 0.46;
  ribbedBand(
    drawing,
    spline(outline),
    spline(
      [
        [-hx - 24, middle],
        [0, middle + sag],
        [hx + 24, middle],
      ],
      false,
    ),
    height,
    tones,
  );
}

interface Knit {
  torso: Torso;
  sleeve: Sleeve;
  band: number;
  rib: number;
}

function pullover(drawing: Drawing, { torso, sleeve, band, rib }: Knit): void {
  const drop = drawing.isBack ? 32 : torso.drop;
  const round = { ...torso, vee: drawing.isBack ? 0 : (torso.vee ?? 0) };
  sleeves(drawing, torso, sleeve);
  if (!drawing.isBack) {
    drawing.cloth(neckHollow(round, drop), { tones: drawing.inside, round: 'flat', printed: false });
    label(drawing, 58);
  }
  drawing.cloth(torsoPath(round, drop), { creases: torsoCreases(torso, 1.1) });
  ribbedEnds(drawing, torso, sleeve, rib);
  neckBand(drawing, round, drop, band, false);
}

const bulky: Sleeve = { outer: [560, 1160], inner: [436, 1188], full: 16, slack: 1.15 };

export const drawSweater = (drawing: Drawing) =>
  pullover(drawing, {
    torso: { ...MENS, drop: 112, hem: [338, 1250], waist: [364, 960] },
    sleeve: bulky,
    band: 54,
    rib: 96,
  });

export const drawWomenSweater = (drawing: Drawing) =>
  pullover(drawing, {
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

export function drawTurtleneck(drawing: Drawing): void {
  const torso: Torso = { ...MENS, neck: 128, hem: [340, 1240], waist: [356, 940] };
  sleeves(drawing, torso, bulky);
  drawing.cloth(torsoPath(torso, 60), { creases: torsoCreases(torso, 1) });
  ribbedEnds(drawing, torso, bulky, 90);
  standNeck(drawing, torso.neck, 150, false);
  if (drawing.isBack) drawing.seam('M4-104C8-60 2 0 6 84');
}

/** A V-neck cardigan with a button band that runs round the neck. */
export function drawCardigan(drawing: Drawing): void {
  const torso: Torso = {
    ...WOMENS,
    neck: 124,
    drop: 430,
    vee: 1,
    shoulder: [336, 112],
    underarm: [328, 450],
    waist: [318, 780],
    hem: [306, 1140],
    sag: 10,
  };
  const sleeve: Sleeve = { outer: [506, 1090], inner: [400, 1118], full: 14, slack: 1.1 };
  sleeves(drawing, torso, sleeve);
  if (drawing.isBack) {
    const back = { ...torso, vee: 0 };
    drawing.cloth(torsoPath(back, 30), { creases: torsoCreases(torso, 1.1) });
    ribbedEnds(drawing, torso, sleeve, 96);
    neckBand(drawing, back, 30, 44, false);
    return;
  }
  drawing.cloth(neckHollow(torso, torso.drop), {
    tones: drawing.inside,
    round: 'flat',
    creases: [{ from: [-20, 70], to: [-30, 400], width: 20, depth: 0.4 }],
  });
  label(drawing, 66);
  drawing.cloth(torsoPath(torso, torso.drop), { creases: torsoCreases(torso, 1.1) });
  ribbedEnds(drawing, torso, sleeve, 96);
  neckBand(drawing, torso, torso.drop, 46, false);
  drawing.rib(`M0 424V1240`, 58);
  for (let index = 0; index < 5; index++) button(drawing, 0, 478 + index * 170, 19, HORN);
}
