import type { Bounds } from './bounds.ts';

/** A blur by so many units; `room` is how far beyond the box of what it is put on it may reach, in parts of that box. */
export const blurFilter = (id: string, deviation: number, room = 0.25): string =>
  `<filter id="${id}" x="${-room}" y="${-room}" width="${1 + 2 * room}" height="${1 + 2 * room}" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/**
 * What is blurred by the filter of that id. Who rasterises a drawing may do so apart and at a lower resolution: so the box
 * that it reaches is said in its own units, and what is in it has its colours itself.
 */
export function blurred(filter: string, { left, top, right, bottom }: Bounds, art: string): string {
  const box = [Math.floor(left), Math.floor(top), Math.ceil(right - left), Math.ceil(bottom - top)];
  return `<g filter="url(#${filter})" data-box="${box.join(' ')}">${art}</g>`;
}
