import type { Bounds } from '../bounds.ts';
import type { Drawing } from '../drawing.ts';
import { wallShadow } from '../studio.ts';
import { familyOf } from './families.ts';
import { fittedIn, transformOf, type Scene } from './frame.ts';

/** Visible part of a folded garment, in garment units. */
function packet({ garment, drawing: { bounds } }: Scene): Bounds {
  if (familyOf(garment) === 'jeans') return { left: -4, right: 330, top: bounds.top, bottom: 560 };
  const half = Math.max(250, (bounds.right - bounds.left) * 0.25);
  return { left: -half, right: half, top: bounds.top, bottom: Math.min(740, bounds.bottom - 120) };
}

/** Outline of the packet: soft lower corners, and extended above the garment's top edge. */
const outlineOf = ({ left, right, top, bottom }: Bounds, more = 0) => {
  const [l, r, b] = [left - more, right + more, bottom + more].map(Math.round) as [number, number, number];
  return `M${l} ${Math.round(top) - 60}H${r}V${b - 34}Q${r - 2} ${b - 4} ${r - 34} ${b}Q${Math.round((l + r) / 2)} ${b + 12} ${l + 34} ${b}Q${l + 2} ${b - 4} ${l} ${b - 34}Z`;
};

/** Layers below the packet: the sides and the lower half, folded to the back. */
function layersBelow(
  { left, right, top, bottom }: Bounds,
  { shade, line }: Drawing['tones'],
  from: number,
): string {
  const start = Math.round(from + (bottom - top) * 0.3);
  return [30, 15]
    .map((down, at) => {
      const [l, r, b] = [left + 10 - at * 4, right - 10 + at * 4, bottom + down].map(Math.round) as [
        number,
        number,
        number,
      ];
      return `<path d="M${l} ${start}H${r}V${b - 30}Q${r} ${b} ${r - 30} ${b}H${l + 30}Q${l} ${b} ${l} ${b - 30}Z" fill="${shade}" stroke="${line}" stroke-width="3" stroke-opacity=".5"/>`;
    })
    .join('');
}

/** Shading of the rolled edges of folded cloth. */
function rolls({ left, right, top, bottom }: Bounds, deep: string, light: string): string {
  const stop = (at: number, colour: string, opacity: number) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const box = `x="${left}" y="${top - 60}" width="${right - left}" height="${bottom - top + 80}" clip-path="url(#vpo)"`;
  return (
    `<linearGradient id="vx">${stop(0, deep, 0.5)}${stop(0.035, deep, 0.06)}${stop(0.06, light, 0.22)}${stop(0.12, light, 0)}${stop(0.9, deep, 0)}${stop(0.96, deep, 0.16)}${stop(1, deep, 0.62)}</linearGradient>` +
    `<linearGradient id="vy" x2="0" y2="1">${stop(0.82, light, 0)}${stop(0.91, light, 0.2)}${stop(0.95, deep, 0.12)}${stop(1, deep, 0.62)}</linearGradient>` +
    `<rect ${box} fill="url(#vx)"/><rect ${box} fill="url(#vy)"/>`
  );
}

/** Folded as on a shop's shelf, seen from above. */
export function folded(scene: Scene): string {
  const { drawing } = scene;
  const seen = packet(scene);
  const shape = outlineOf(seen);
  const { tones } = drawing;
  const fitted = fittedIn(
    { ...seen, bottom: seen.bottom + 40 },
    { width: 1120, height: 2100, scale: 2.2, middle: 0.42 },
  );
  const under = layersBelow(seen, tones, seen.top);
  const whole = `<g clip-path="url(#vpc)">${drawing.outline()}</g>`;
  return (
    `<defs><clipPath id="vpc"><path d="${shape}"/></clipPath><clipPath id="vpo" clip-path="url(#gc)"><path d="${shape}"/></clipPath></defs>` +
    `<g transform="${transformOf(fitted)} rotate(-1.2)">${wallShadow('g', whole, { ...seen, bottom: seen.bottom + 30 })}${under}` +
    `<g clip-path="url(#vpc)">${drawing.artwork()}</g>${rolls(seen, tones.deep, tones.light)}</g>`
  );
}
