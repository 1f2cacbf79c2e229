import type { Fit } from '../../cut.ts';
import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace, type Point, type Side } from '../../spline.ts';
import { standNeck } from '../necks.ts';
import { zip } from '../trims.ts';
import { tiedBelt } from './belts.ts';
import { coveringStrip, drawcord, spread, stud } from './closures.ts';
import { hoodBehind, hoodFront, hoodFromBehind } from './hood.ts';
import { hipPockets } from './pockets.ts';
import { quilting } from './quilting.ts';

const CHANNEL = 128;

interface Shape {
  /** Relative width of the body; 1 is the usual one. */
  wide: number;
  /** Number of channels of the body. */
  channels: number;
}

const SHAPES: Partial<Record<Fit, Shape>> = {
  slim: { wide: 0.88, channels: 9 },
  cropped: { wide: 1.02, channels: 6 },
  oversized: { wide: 1.14, channels: 9 },
};

/** One sleeve of channels, swelling between its seams. */
function quiltedSleeve(drawing: Drawing, side: Side, out: number): void {
  const outer: Point[] = [];
  const inner: Point[] = [];
  const lines: string[] = [];
  for (let step = 0; step < 8; step++) {
    const t = step / 7.4;
    const [x, y, half] = [442 + out + 92 * t, 250 + 860 * t, 116 - 24 * t + out * 0.2];
    const [nx, ny] = [0.993, -0.106];
    if (step > 0) outer.push([x + nx * half * 1.13 - 6, y + ny * half - 62]);
    outer.push([x + nx * half, y + ny * half, 'corner']);
    if (step > 2) inner.unshift([x - nx * half * 1.04, y - ny * half - 60]);
    if (step > 1) inner.unshift([x - nx * half, y - ny * half, 'corner']);
    lines.push(
      spline(
        onSide(side, [
          [x + nx * 150, y + ny * 150],
          [x, y + 12],
          [x - nx * 150, y - ny * 150],
        ]),
        false,
      ),
    );
  }
  const head: Point[] = [
    [330 + out * 0.5, 116, 'corner'],
    [392 + out, 112],
    [474 + out, 166],
  ];
  drawing.cloth(spline(onSide(side, [...head, ...outer, ...inner, [350 + out * 0.6, 480, 'corner']])), {
    round: 'tube',
    inlay: quilting(drawing, lines),
  });
}

function body(drawing: Drawing, { wide, channels }: Shape): number {
  const half: Point[] = [
    [0, 66],
    [150, 0, 'corner'],
    [270 * wide, 50],
    [388 * wide, 122, 'corner'],
    [362 * wide, 300],
    [374 * wide, 470, 'corner'],
  ];
  const lines: string[] = [];
  const end = 224 + channels * CHANNEL - 20;
  for (let y = 224; y < end; y += CHANNEL) {
    lines.push(
      spline(trace(`-480 ${y - 8}, -200 ${y + 10}, 0 ${y + 16}, 200 ${y + 10}, 480 ${y - 8}`), false),
    );
    if (y > 560) half.push([404 * wide, y - 8 - CHANNEL / 2], [386 * wide, y - 8, 'corner']);
  }
  const bottom = end - 20;
  half.push([396 * wide, bottom - 46], [378 * wide, bottom, 'corner'], [190, bottom + 16], [0, bottom + 20]);
  const left = onSide(-1, half)
    .reverse()
    .filter(([x]) => x !== 0);
  drawing.cloth(spline([...half, ...left]), { inlay: quilting(drawing, lines), edge: 0.7 });
  return bottom + 20;
}

function front(drawing: Drawing, bottom: number, wide: number): void {
  const up = Math.min(556, bottom * 0.42);
  if (drawing.has('patch-pockets'))
    hipPockets(drawing, 'patches', { x: 106 * wide, y: bottom - 420, width: 200 });
  else
    for (const side of SIDES)
      zip(
        drawing,
        spline(
          onSide(side, [
            [296 * wide, bottom - up, 'corner'],
            [252 * wide, bottom - up + 210, 'corner'],
          ]),
          false,
        ),
        [side * 296 * wide, bottom - up + 6],
        7,
      );
  if (drawing.has('chest-pocket')) zip(drawing, 'M120 404L296 384', [132, 402], 10);
  if (drawing.has('press-studs')) {
    coveringStrip(drawing, 60, bottom - 6, 54);
    for (const y of spread(150, bottom - 90, 6)) stud(drawing, 0, y, 17);
  } else zip(drawing, `M0 60V${bottom - 4}`, null, 13);
}

/** A quilted down jacket: every channel swells separately. */
export function drawPuffer(drawing: Drawing): void {
  const shape = SHAPES[drawing.fit] ?? { wide: 1, channels: 9 };
  const furred = drawing.has('fur-hood');
  const hooded = furred || drawing.has('hood');
  for (const side of SIDES) quiltedSleeve(drawing, side, (shape.wide - 1) * 380);
  if (hooded && !drawing.isBack) hoodBehind(drawing);
  const bottom = body(drawing, shape);
  if (!drawing.isBack) front(drawing, bottom, shape.wide);
  if (drawing.has('drawstring')) drawcord(drawing, bottom - 84, 372 * shape.wide);
  if (drawing.has('tie-belt')) tiedBelt(drawing, Math.round(bottom * 0.6), 372 * shape.wide, 340);
  if (hooded) {
    if (drawing.isBack) hoodFromBehind(drawing, furred);
    else hoodFront(drawing, furred);
    return;
  }
  standNeck(drawing, 150, 140, false, quilting(drawing, [spline(trace('-190 -52, 0 -6, 190 -52'), false)]));
  if (!drawing.isBack) zip(drawing, 'M0-90V92', [0, -60], 13);
}
