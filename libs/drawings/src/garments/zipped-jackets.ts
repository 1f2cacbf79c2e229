import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, trace, type Point } from '../spline.ts';
import { standNeck } from './necks.ts';
import { ribbedEnds, ribs } from './knitwear.ts';
import { sleeves, type Sleeve } from './sleeves.ts';
import { label } from './tees.ts';
import { MENS, torsoCreases, torsoPath, type Torso } from './torso.ts';
import { welt, zip } from './trims.ts';

const CHANNEL = 128;

/** Quilting lines: thread pulls the down in, so that each channel swells into the light and rolls away below. */
function quilting(drawing: Drawing, lines: readonly string[]): string {
  const { tones } = drawing;
  const id = drawing.share(lines.join(''));
  const band = (colour: string, width: number, opacity: number, dy: number) =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${width}" opacity="${opacity.toFixed(2)}" transform="translate(0 ${dy})"/>`;
  return (
    `<g fill="none">` +
    [64, 48, 32, 16].map((width) => band(tones.deep, width, tones.shadow * 0.17, -14)).join('') +
    [52, 36, 20, 8].map((width) => band(tones.sheen, width, tones.highlight * 0.15, 50)).join('') +
    band(tones.line, 6, 0.7, 0) +
    band(tones.thread, 2.5, 0.5, 2) +
    `</g>`
  );
}

/** One sleeve of channels, swelling between its seams. */
function quiltedSleeve(drawing: Drawing, side: -1 | 1): void {
  const outer: Point[] = [];
  const inner: Point[] = [];
  const lines: string[] = [];
  for (let step = 0; step < 8; step++) {
    const t = step / 7.4;
    const [x, y, half] = [442 + 92 * t, 250 + 860 * t, 116 - 24 * t];
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
  drawing.cloth(
    spline(
      onSide(side, [[330, 116, 'corner'], [392, 112], [474, 166], ...outer, ...inner, [350, 480, 'corner']]),
    ),
    { round: 'tube', inlay: quilting(drawing, lines) },
  );
}

/** A quilted down jacket: every channel swells on its own. */
export function drawPuffer(drawing: Drawing): void {
  for (const side of SIDES) quiltedSleeve(drawing, side);
  const half: Point[] = [
    [0, 66],
    [150, 0, 'corner'],
    [270, 50],
    [388, 122, 'corner'],
    [362, 300],
    [374, 470, 'corner'],
  ];
  const lines: string[] = [];
  for (let y = 224; y < 1290; y += CHANNEL) {
    lines.push(
      spline(
        [
          [-420, y - 8],
          [-200, y + 10],
          [0, y + 16],
          [200, y + 10],
          [420, y - 8],
        ],
        false,
      ),
    );
    if (y > 560) half.push([404, y - 8 - CHANNEL / 2], [386, y - 8, 'corner']);
  }
  half.push([396, 1290], [378, 1336, 'corner'], [190, 1352], [0, 1356]);
  const left = onSide(-1, half)
    .reverse()
    .filter(([x]) => x !== 0);
  drawing.cloth(spline([...half, ...left]), { inlay: quilting(drawing, lines), edge: 0.7 });
  if (!drawing.isBack) {
    for (const side of SIDES)
      zip(
        drawing,
        spline(
          onSide(side, [
            [296, 800, 'corner'],
            [252, 1010, 'corner'],
          ]),
          false,
        ),
        [side * 296, 806],
        7,
      );
    zip(drawing, 'M0 60V1352', null, 13);
  }
  standNeck(drawing, 150, 140, false, quilting(drawing, [spline(trace('-190 -52, 0 -6, 190 -52'), false)]));
  if (!drawing.isBack) zip(drawing, 'M0-90V92', [0, -60], 13);
}

/** A zipped bomber with ribbed collar, cuffs and hem. */
export function drawBomber(drawing: Drawing): void {
  const torso: Torso = {
    ...MENS,
    neck: 130,
    shoulder: [392, 124],
    underarm: [388, 500],
    waist: [392, 900],
    hem: [344, 1270],
    sag: 12,
  };
  const sleeve: Sleeve = { outer: [582, 1150], inner: [456, 1180], full: 30, balloon: 18, slack: 1.2 };
  sleeves(drawing, torso, sleeve);
  if (!drawing.isBack) label(drawing, 20);
  drawing.cloth(torsoPath(torso, 60), { creases: torsoCreases(torso, 1.1) });
  ribbedEnds(drawing, torso, sleeve, 92);
  if (!drawing.isBack) {
    for (const side of SIDES)
      welt(drawing, side < 0 ? [-300, 1010] : [206, 800], side < 0 ? [-206, 800] : [300, 1010], 38);
    zip(drawing, 'M0 40V1286', [0, 330], 13);
  }
  for (const side of SIDES) drawing.stitch(spline(onSide(side, trace('126 40, 330 300, 380 470')), false));
  standNeck(
    drawing,
    134,
    58,
    true,
    ribs(spline(trace('-190 -30, 0 44, 190 -30'), false), 120, drawing.tones),
  );
}
