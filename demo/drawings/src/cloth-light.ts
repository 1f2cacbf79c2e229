import { blurred } from './blur.ts';
import type { Bounds } from './bounds.ts';
import type { Roundness } from './cloth.ts';
import type { Tones } from './colour.ts';
import type { Relief } from './folds.ts';
import type { View } from './garment.ts';

/** An already drawn panel, by its id. */
interface Lit {
  piece: string;
  tones: Tones;
  view: View;
}

/** The same panel under strokes of several widths, which together look blurred. A close-up uses more of them. */
function stacked({ piece, view }: Lit, widest: number, opacity: number, look: string): string {
  const steps = view === 'detail' ? 6 : 3;
  const strokes = Array.from(
    { length: steps },
    (_, at) => `<use href="#${piece}" stroke-width="${Math.round((widest * (at + 1)) / steps)}"/>`,
  );
  return `<g ${look} stroke-opacity="${(opacity / steps).toFixed(3)}">${strokes.join('')}</g>`;
}

/** Folds and edges of a large panel, blurred by a filter inside a box. */
export const softRelief = (
  { piece, tones }: Lit,
  { ridges, valleys }: Relief,
  edge: number,
  { filter, box }: { filter: string; box: Bounds },
): string =>
  blurred(
    filter,
    box,
    `<g fill="${tones.light}">${ridges}</g><g fill="${tones.deep}">${valleys}</g><g fill="none">` +
      `<use href="#${piece}" stroke="${tones.sheen}" stroke-width="20" stroke-opacity="${(edge * 0.4).toFixed(2)}" x="9" y="9"/>` +
      `<use href="#${piece}" stroke="${tones.deep}" stroke-width="44" stroke-opacity="${(edge * tones.shadow).toFixed(2)}" x="-12" y="-11"/></g>`,
  );

/** Folds and edges of a small panel. A few stacked strokes look as soft as a filter and cost far less. */
export function crispRelief(lit: Lit, { ridges, valleys }: Relief, edge: number): string {
  const { tones } = lit;
  const soften = (art: string, colour: string) =>
    art
      ? `<g fill="${colour}" stroke="${colour}" stroke-linejoin="round" stroke-width="14" stroke-opacity=".07">${art}</g>`
      : '';
  const rim = `fill="none" stroke="${tones.deep}" transform="translate(-5 -5)"`;
  return (
    soften(ridges, tones.light) +
    soften(valleys, tones.deep) +
    stacked(lit, 40, edge * tones.shadow * 0.9, rim)
  );
}

/** Shadow around a panel that lies on top. */
export function castShadow(lit: Lit, lift: number): string {
  const { line } = lit.tones;
  const look = `fill="${line}" stroke="${line}" stroke-linejoin="round" fill-opacity="${(lift * 0.1).toFixed(2)}" transform="translate(6 10)"`;
  return stacked(lit, 26, lift * 0.45, look);
}

/** Gradient of a panel that curves away from the light. */
export function turningGradient(
  id: string,
  { shadow, highlight, ...tones }: Tones,
  round: Roundness,
): string {
  const stop = (offset: number, colour: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity.toFixed(2)}"/>`;
  return (
    `<linearGradient id="${id}" x2="1" y2="${round === 'body' ? '.16' : '.05'}">` +
    stop(0, tones.shade, 0.5 * shadow) +
    stop(0.14, tones.light, 0.1 * highlight) +
    stop(0.32, tones.light, 0.55 * highlight) +
    stop(0.58, tones.shade, 0.06) +
    stop(0.84, tones.deep, (round === 'body' ? 0.34 : 0.42) * shadow) +
    stop(1, tones.deep, 0.62 * shadow) +
    `</linearGradient>`
  );
}
