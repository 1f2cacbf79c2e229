import type { Crease } from '../folds.ts';
import { spline, type Point } from '../spline.ts';
import type { Piece, Stage } from './stage.ts';
import { WARDROBES } from './wardrobe.ts';

/** A pile of folded knits, listed from bottom to top. */
export function foldedPile(
  stage: Stage,
  pieces: readonly Piece[],
  x: number,
  base: number,
  width: number,
): void {
  const scale = width / 1240;
  pieces.forEach((piece, index) => {
    const sway = [0, 22, -16, 12, -8][index % 5] ?? 0;
    stage.loose(piece, 'knit', x + sway * scale, base - index * 142 * scale, scale, (drawing) => {
      const fold: Point[] = [
        [-590, 0],
        [-622, -44],
        [-616, -104],
        [-570, -146],
        [0, -152],
        [570, -146],
        [616, -104],
        [622, -44],
        [590, 0],
        [0, 4],
      ];
      drawing.cloth(spline(fold), {
        grain: 90,
        edge: 0.7,
        creases: [
          { from: [-560, -70], to: [540, -64], bend: 10, width: 14, depth: 0.8 },
          { from: [-300, -118], to: [420, -110], bend: 8, width: 9, depth: 0.4 },
        ],
      });
      drawing.seam('M-612-74Q0-62 612-74');
    });
  });
}

/** A curtain that falls from above the picture in deep folds. */
export function curtain(stage: Stage, piece: Piece, left: number, right: number, bottom: number): void {
  const scale = 0.42;
  const [width, height] = [(right - left) / scale, (bottom + 60) / scale];
  stage.loose(piece, 'woven', left, -60, scale, (drawing) => {
    const creases: Crease[] = [];
    const hem: Point[] = [];
    for (let x = 60; x < width; x += drawing.random.between(90, 150)) {
      creases.push({
        from: [x + drawing.random.about(30), 0],
        to: [x + drawing.random.about(80), height],
        bend: drawing.random.about(90),
        width: drawing.random.between(30, 62),
        depth: drawing.random.between(0.6, 0.95),
        shape: 'flare',
      });
      hem.unshift([x, height + drawing.random.about(22)]);
    }
    drawing.cloth(
      spline([
        [0, 0, 'corner'],
        [width, 0, 'corner'],
        [width - 30, height * 0.5],
        [width + 24, height, 'corner'],
        ...hem,
        [-20, height, 'corner'],
        [26, height * 0.5],
      ]),
      { creases, round: 'flat', edge: 0.7 },
    );
  });
}

/** Squares of cloth fanned out as at a weaver's table. */
export function swatches(stage: Stage, pieces: readonly Piece[], x: number, y: number, size: number): void {
  const scale = size / 900;
  pieces.forEach((piece, index) => {
    const [dx, dy, turn] = [
      [-0.62, -0.5, -9],
      [0.34, -0.62, 6],
      [-0.3, 0.1, 4],
      [0.6, 0.14, -7],
      [-0.04, 0.62, -3],
    ][index % 5] ?? [0, 0, 0];
    stage.loose(
      piece,
      index % 2 ? 'twill' : 'woven',
      x + (dx ?? 0) * size,
      y + (dy ?? 0) * size * 0.72,
      scale,
      (drawing) => {
        const teeth: Point[] = [];
        const corner = (px: number, py: number): Point => {
          const angle = ((turn ?? 0) * Math.PI) / 180;
          return [
            px * Math.cos(angle) - py * Math.sin(angle),
            px * Math.sin(angle) + py * Math.cos(angle),
            'corner',
          ];
        };
        for (let side = 0; side < 4; side++)
          for (let step = 0; step < 24; step++) {
            const along = -450 + (900 / 24) * step;
            const out = step % 2 ? 450 : 432;
            const [px, py] = [
              [along, -out],
              [out, along],
              [-along, out],
              [-out, -along],
            ][side] ?? [0, 0];
            teeth.push(corner(px ?? 0, py ?? 0));
          }
        drawing.cloth(spline(teeth), {
          grain: turn ?? 0,
          round: 'flat',
          edge: 0.25,
          lift: 0.6,
          creases: [
            { from: [-380, 260], to: [300, -360], bend: 60, width: 50, depth: 0.3 },
            { from: [60, 400], to: [420, 60], bend: 20, width: 40, depth: 0.34 },
          ],
        });
      },
    );
  });
}

/** An arched recess in the wall, its inner edge in shade on the lit side. */
export function niche(stage: Stage, x: number, top: number, width: number, bottom: number): void {
  const {
    wall: [lit, shaded],
    floor,
  } = WARDROBES[stage.mood];
  const r = width / 2;
  const arch = (inset: number, shift = 0) =>
    `M${x - r + inset + shift} ${bottom}V${top + r}A${r - inset} ${r - inset} 0 0 1 ${x + r - inset + shift} ${top + r}V${bottom}Z`;
  stage.define(
    `<clipPath id="niche"><path d="${arch(0)}"/></clipPath><linearGradient id="recess" x2="1" y2=".6"><stop offset="0" stop-color="${floor}"/><stop offset=".55" stop-color="${shaded}"/><stop offset="1" stop-color="${lit}"/></linearGradient>`,
  );
  stage.add(
    `<g clip-path="url(#niche)"><path d="${arch(0)}" fill="url(#recess)"/><path d="${arch(0)}" fill="none" stroke="#2c221a" stroke-width="70" opacity=".3" transform="translate(-14 -14)" filter="url(#soft)"/></g><path d="${arch(0)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="translate(2 1)"/>`,
  );
}

/** A thick wooden shelf. */
export function shelf(stage: Stage, left: number, right: number, y: number): void {
  stage.define(
    '<linearGradient id="oak" x2="0" y2="1"><stop offset="0" stop-color="#d9bd94"/><stop offset=".25" stop-color="#c3a173"/><stop offset="1" stop-color="#96754c"/></linearGradient>',
  );
  let grain = '';
  for (let line = 0; line < 5; line++)
    grain += `M${left} ${y + 6 + line * 5}q${(right - left) / 3} ${(line % 3) - 1} ${right - left} ${line % 2}`;
  stage.add(
    `<rect x="${left + 16}" y="${y + 24}" width="${right - left}" height="40" fill="#3d3126" opacity=".35" filter="url(#soft)"/><rect x="${left}" y="${y}" width="${right - left}" height="30" rx="2" fill="url(#oak)"/><path d="${grain}" fill="none" stroke="#6f5433" stroke-width="1" opacity=".35"/>`,
  );
}
