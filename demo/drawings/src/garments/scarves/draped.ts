import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace, type Side } from '../../spline.ts';
import { endTrims, scarfEnd } from './ends.ts';

const between = (one: number, other: number): readonly [left: number, right: number] => [
  Math.min(one, other),
  Math.max(one, other),
];

/** One half of a stole, from the shoulder down to its end. */
function half(drawing: Drawing, side: Side, bottom: number): void {
  const [left, right] = between(-40 * side, 560 * side);
  scarfEnd(drawing, [left + 6, right - 6, bottom], 'plain');
  const outline = trace(
    `60 -226!, 200 -180, 420 -60, 550 160, 584 500, 566 1000, 560 ${bottom}!, 260 ${bottom + 12}, -40 ${bottom}!, -46 900, -30 300, 10 0`,
  );
  drawing.cloth(spline(onSide(side, outline)), {
    lift: 0.8,
    round: 'tube',
    grain: -2 * side,
    creases: [
      { from: [130 * side, -120], to: [20 * side, bottom - 40], bend: 60 * side, width: 26, depth: 0.55 },
      { from: [220 * side, -120], to: [150 * side, bottom - 60], bend: 80 * side, width: 30, depth: 0.6 },
      { from: [330 * side, -60], to: [290 * side, bottom - 30], bend: 80 * side, width: 32, depth: 0.55 },
      { from: [440 * side, 40], to: [430 * side, bottom - 80], bend: 60 * side, width: 30, depth: 0.6 },
    ],
  });
  endTrims(drawing, left, right, bottom);
}

/** The middle of a stole, smooth over the shoulders. */
function overShoulders(drawing: Drawing): void {
  drawing.cloth(
    spline(
      trace(
        '-190 -232, 0 -206, 190 -232, 420 -70, 552 160, 586 500, 570 900!, 400 950, 220 978, 0 988, -220 978, -400 950, -570 900!, -586 500, -552 160, -420 -70',
      ),
    ),
    {
      lift: 0.8,
      creases: [
        { from: [-500, 260], to: [480, 250], bend: 300, width: 30, depth: 0.45 },
        { from: [-540, 480], to: [540, 470], bend: 330, width: 32, depth: 0.5 },
        { from: [-560, 640], to: [560, 630], bend: 260, width: 30, depth: 0.45 },
        { from: [-160, -180], to: [-420, 240], bend: 30, width: 22, depth: 0.4 },
        { from: [160, -180], to: [420, 240], bend: -30, width: 22, depth: 0.45 },
      ],
    },
  );
}

/** A wide wrap around the shoulders, with both ends in front. */
export function drawStole(drawing: Drawing): void {
  if (drawing.isBack) {
    for (const side of SIDES) half(drawing, side, side > 0 ? 1450 : 1520);
    overShoulders(drawing);
    return;
  }
  drawing.cloth(spline(trace('-190 -230, 0 -286, 190 -230, 150 -60, 0 40, -150 -60')), {
    tones: drawing.inside,
    edge: 0.8,
    creases: [{ from: [-150, -160], to: [150, -160], bend: 60, width: 20, depth: 0.5 }],
  });
  half(drawing, 1, 1450);
  half(drawing, -1, 1520);
}

/** A long scarf around the neck, with both ends in front. */
export function drawLongScarf(drawing: Drawing): void {
  const side: Side = drawing.isBack ? -1 : 1;
  const [longLeft, longRight] = between(-330 * side, 4 * side);
  const [shortLeft, shortRight] = between(24 * side, 336 * side);
  scarfEnd(drawing, [shortLeft + 4, shortRight - 4, 1560], 'plain');
  scarfEnd(drawing, [longLeft + 4, longRight - 4, 1860], 'plain');
  const outline = trace(
    '-330 1860!, -326 900, -322 240, -260 -40, -130 -196, 0 -230, 130 -196, 260 -40, 322 240, 328 900, 336 1560!, 180 1568, 24 1560!, 22 900, 40 400, 92 150, 62 10, 0 -30, -62 10, -92 150, -30 400, -2 900, 4 1860!, -160 1870',
  );
  drawing.cloth(spline(onSide(side, outline)), {
    lift: 0.6,
    creases: [
      { from: [-250 * side, 60], to: [-240 * side, 1800], bend: 16, width: 26, depth: 0.55 },
      { from: [-160 * side, 40], to: [-130 * side, 1830], bend: -14, width: 24, depth: 0.5 },
      { from: [-80 * side, 300], to: [-50 * side, 1780], bend: 12, width: 18, depth: 0.45 },
      { from: [250 * side, 60], to: [270 * side, 1500], bend: -16, width: 26, depth: 0.55 },
      { from: [160 * side, 40], to: [170 * side, 1530], bend: 14, width: 24, depth: 0.5 },
      { from: [-230 * side, 40], to: [0, -190], bend: -60 * side, width: 20, depth: 0.5 },
      { from: [230 * side, 40], to: [20 * side, -190], bend: 60 * side, width: 20, depth: 0.5 },
    ],
  });
  endTrims(drawing, longLeft, longRight, 1860);
  endTrims(drawing, shortLeft, shortRight, 1560);
  if (!drawing.isBack) return;
  drawing.cloth(
    spline(
      trace(
        '-328 230, -262 -40, -130 -196, 0 -230, 130 -196, 262 -40, 328 230, 210 250, 110 196, 0 180, -110 196, -210 250',
      ),
    ),
    {
      lift: 0.6,
      grain: 86,
      creases: [
        { from: [-250, 30], to: [250, 20], bend: -130, width: 22, depth: 0.55 },
        { from: [-280, 140], to: [280, 130], bend: -150, width: 22, depth: 0.55 },
      ],
    },
  );
}
