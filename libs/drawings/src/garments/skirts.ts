import { zip } from './trims.ts';
import type { Drawing } from '../drawing.ts';
import { trace, mirrored, onSide, SIDES, spline, type Point } from '../spline.ts';
import { neckHollow, torsoCreases, torsoPath, WOMENS, type Torso } from './torso.ts';

/** Knife pleats, each with a lit face and a shaded turn, under a narrow band. */
export function drawPleatedSkirt(drawing: Drawing): void {
  const [top, bottom, half, reach, count] = [60, 1660, 258, 560, 15];
  const hem: Point[] = [];
  let lit = '';
  let turned = '';
  let edges = '';
  for (let index = 0; index <= count; index++) {
    const at = 1 - (2 * index) / count;
    const next = 1 - (2 * (index + 1)) / count;
    const arc = (share: number) => bottom + 46 * (1 - share * share);
    const [x, y, x2] = [reach * at, arc(at), reach * next];
    const sway = drawing.random.about(8);
    if (index > 0 && index < count) hem.push([x + sway, y + 10, 'corner']);
    if (index < count) hem.push([x2 + (x - x2) * 0.16 + sway, arc(next) - 8, 'corner']);
    const path = (share: number, to: number) =>
      `M${Math.round(half * share)} ${top}Q${Math.round(half * share * 1.36)} ${top + 620} ${Math.round(to)} ${Math.round(arc(share) + 10)}`;
    edges += path(at, x + sway);
    lit += `${path(at - 0.028, x + sway - 20)}`;
    turned += `${path(at + 0.022, x + sway + 16)}`;
  }
  const { tones } = drawing;
  const face = [24, 14, 6].map(
    (width) =>
      `<path d="${lit}" stroke="${tones.sheen}" stroke-width="${width}" opacity="${(tones.highlight * 0.24).toFixed(2)}"/>`,
  );
  const turn = [22, 13, 6].map(
    (width) =>
      `<path d="${turned}" stroke="${tones.deep}" stroke-width="${width}" opacity="${(tones.shadow * 0.26).toFixed(2)}"/>`,
  );
  drawing.cloth(
    spline([
      [-half, top, 'corner'],
      [half, top, 'corner'],
      [half * 1.36, top + 500],
      [reach, bottom, 'corner'],
      ...hem.slice(0, -1),
      [-reach, bottom, 'corner'],
      [-half * 1.36, top + 500],
    ]),
    {
      inlay: `<g fill="none">${face.join('')}${turn.join('')}<path d="${edges}" stroke="${tones.line}" stroke-width="3" opacity=".5"/></g>`,
    },
  );
  drawing.cloth(
    spline([
      [-half - 2, 0, 'corner'],
      [0, 10],
      [half + 2, 0, 'corner'],
      [half + 6, 76, 'corner'],
      [0, 90],
      [-half - 6, 76, 'corner'],
    ]),
    { lift: 0.7, edge: 0.4 },
  );
  if (drawing.isBack) zip(drawing, 'M0 6V430', [0, 20], 6);
}

/** A pencil skirt with darts and a kick slit. */
export function drawPencilSkirt(drawing: Drawing): void {
  const half: Point[] = trace('0 56, 300 50!, 372 240, 408 470, 398 900, 352 1500!, 180 1512, 0 1514');
  drawing.cloth(spline(mirrored(half)), {
    creases: [
      { from: [-390, 420], to: [-120, 520], bend: 24, width: 22, depth: 0.4 },
      { from: [396, 430], to: [110, 560], bend: -26, width: 24, depth: 0.5 },
      { from: [-200, 640], to: [-220, 1480], bend: 20, width: 32, depth: 0.4 },
      { from: [210, 560], to: [200, 1490], bend: -20, width: 40, depth: 0.5 },
      { from: [20, 700], to: [40, 1500], bend: -10, width: 26, depth: 0.34 },
    ],
  });
  for (const side of SIDES)
    for (const x of [110, 200])
      drawing.seam(
        spline(
          onSide(side, [
            [x, 80],
            [x + 10, 170],
            [x + 12, 280],
          ]),
          false,
        ),
      );
  if (drawing.isBack) {
    drawing.seam('M0 70C4 500-4 900 0 1514');
    drawing.shade('M0 1120Q26 1300 22 1514H0Z', 0.6);
    drawing.stitch('M14 80V420');
  }
  drawing.stitch(spline(trace('-354 1464, 0 1478, 354 1464'), false));
  drawing.cloth(spline(trace('-296 0!, 0 14, 296 0!, 304 74!, 0 88, -304 74!')), { lift: 0.5, edge: 0.4 });
}

/** A sleeveless jumpsuit with a V neck, waist seam and wide legs. */
export function drawJumpsuit(drawing: Drawing): void {
  const torso: Torso = {
    ...WOMENS,
    neck: 140,
    drop: 330,
    vee: 1,
    shoulder: [252, 74],
    underarm: [284, 390],
    waist: [228, 660],
    hem: [226, 690],
  };
  if (!drawing.isBack)
    drawing.cloth(neckHollow(torso, 330), { tones: drawing.inside, round: 'flat', edge: 0.8 });
  for (const side of [1, -1] as const) {
    drawing.cloth(
      spline(
        onSide(
          side,
          trace(
            '-6 676!, 228 676!, 318 900, 356 1100, 392 1600, 430 2120!, 250 2136, 62 2124!, 40 1500, 8 1190!, 0 900',
          ),
        ),
      ),
      {
        round: 'tube',
        lift: side < 0 ? 0.4 : 0,
        creases: [
          { from: [130 * side, 690], to: [190 * side, 1000], bend: 10, width: 18, depth: 0.6 },
          { from: [20 * side, 1160], to: [230 * side, 1060], bend: -24 * side, width: 20, depth: 0.5 },
          {
            from: [170 * side, 980],
            to: [170 * side, 2110],
            bend: 12,
            width: 34,
            depth: 0.6,
            shape: 'flare',
          },
          {
            from: [290 * side, 1100],
            to: [340 * side, 2110],
            bend: -12,
            width: 34,
            depth: 0.6,
            shape: 'flare',
          },
          { from: [70 * side, 1300], to: [100 * side, 2110], bend: 8, width: 26, depth: 0.5, shape: 'flare' },
        ],
      },
    );
  }
  drawing.cloth(torsoPath({ ...torso, vee: drawing.isBack ? 0 : 1 }, drawing.isBack ? 60 : 330), {
    creases: [
      ...torsoCreases(torso, 0.9).slice(0, 4),
      { from: [-60, 420], to: [-90, 680], width: 18, depth: 0.4 },
      { from: [90, 440], to: [80, 680], width: 18, depth: 0.4 },
    ],
  });
  drawing.cloth(spline(trace('-230 640!, 0 652, 230 640!, 232 704!, 0 716, -232 704!')), { lift: 0.6 });
  if (drawing.isBack) drawing.seam('M0 60V1180');
  else drawing.stitch('M-124 18L0 312L124 18');
  for (const side of SIDES)
    drawing.seam(
      spline(
        onSide(side, [
          [222, 720],
          [306, 940],
        ]),
        false,
      ),
    );
}
