import type { Tones } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { contrastOf } from './contrast.ts';
import { spline } from '../spline.ts';
import { necklinePoints, type Torso } from './torso.ts';

/** Leaf-shaped groups of small holes in columns, as inlay of a knitted body. */
export function openwork({ tones }: Drawing, top: number, bottom: number): string {
  let d = '';
  for (let column = -3; column <= 3; column++) {
    const start = top + (column % 2 ? 46 : 0);
    for (let y = start; y < bottom - 60; y += 92) {
      const x = column * 82;
      d += `M${x} ${y}h0M${x - 18} ${y + 22}h0M${x + 18} ${y + 22}h0M${x - 30} ${y + 48}h0M${x + 30} ${y + 48}h0`;
    }
  }
  return `<path d="${d}" fill="none" stroke="${tones.line}" stroke-opacity=".62" stroke-width="13" stroke-linecap="round"/>`;
}

/** One strand of a cable: swings from side to side. */
const strand = (x: number, top: number, turns: number, swing: number) =>
  `M${x} ${top}${`c0 34 ${swing} 34 ${swing} 68c0 34 ${-swing} 34 ${-swing} 68`.repeat(turns)}`;

/** Three thick cables between moss stitch, as inlay of a knitted body. */
export function cables(tones: Tones, top: number, bottom: number): string {
  const turns = Math.ceil((bottom - top) / 136);
  const columns = [-176, 0, 176].map((x) => {
    const pair = [strand(x - 22, top, turns, 44), strand(x + 22, top, turns, -44)];
    return (
      `<path d="M${x - 50} ${top}V${bottom}M${x + 50} ${top}V${bottom}" stroke="${tones.deep}" stroke-width="9" stroke-opacity=".5"/>` +
      pair
        .map(
          (d) =>
            `<path d="${d}" stroke="${tones.line}" stroke-width="34" stroke-opacity=".42"/><path d="${d}" stroke="${tones.base}" stroke-width="26"/><path d="${d}" stroke="${tones.light}" stroke-width="10" stroke-opacity=".7" stroke-dasharray="9 7"/>`,
        )
        .join('')
    );
  });
  const moss = [-88, 88]
    .flatMap((x) => [-24, -8, 8, 24].map((by) => x + by))
    .map((x, at) => `M${x} ${top + (at % 2) * 8}V${bottom}`);
  return `<g fill="none"><path d="${moss.join('')}" stroke="${tones.deep}" stroke-opacity=".4" stroke-width="9" stroke-dasharray="8 8"/>${columns.join('')}</g>`;
}

/** Rows of a yoke: distance from the neck, width and stitches. */
const YOKE = [
  { out: 52, wide: 9, dashes: '' },
  { out: 76, wide: 22, dashes: '13 13' },
  { out: 100, wide: 9, dashes: '' },
  { out: 130, wide: 30, dashes: '7 19' },
  { out: 130, wide: 12, dashes: '19 7' },
  { out: 160, wide: 9, dashes: '' },
  { out: 188, wide: 26, dashes: '15 22' },
  { out: 214, wide: 12, dashes: '5 11' },
  { out: 240, wide: 22, dashes: '4 33' },
];

/** Rings of stitches in another colour around the neck, as inlay of a knitted body. */
export function yokeRings(drawing: Drawing, torso: Torso): string {
  return YOKE.map(({ out, wide, dashes }) => {
    const ring = necklinePoints({ ...torso, vee: 0, neck: torso.neck + out }, torso.drop + out * 1.15);
    return `<path d="${spline(ring, false)}" fill="none" stroke="${contrastOf(drawing).base}" stroke-width="${wide}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
  }).join('');
}
