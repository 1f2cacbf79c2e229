import type { Bounds } from './bounds.ts';

/** A blur with a deviation in units. `room` extends the filter region beyond the bounding box, as a fraction of it. */
export const blurFilter = (id: string, deviation: number, room = 0.25): string =>
  `<filter id="${id}" x="${-room}" y="${-room}" width="${1 + 2 * room}" height="${1 + 2 * room}" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/**
 * Art blurred by the filter with that id. A rasteriser may render it separately at a lower resolution. So `data-box`
 * has the region in local units, and the art has its own colours.
 */
export function blurred(filter: string, { left, top, right, bottom }: Bounds, art: string): string {
  const box = [Math.floor(left), Math.floor(top), Math.ceil(right - left), Math.ceil(bottom - top)];
  return `<g filter="url(#${filter})" data-box="${box.join(' ')}">${art}</g>`;
}
