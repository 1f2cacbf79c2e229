import { blurFilter, blurred } from './blur.ts';
import type { Bounds } from './bounds.ts';

/** Width and height of every garment picture, in units. */
export const PICTURE = { width: 1500, height: 2700 } as const;

/** The background of all pictures: warm plaster, lit by a soft window from the upper left. */
export function studioWall(id: string, width: number, height: number): string {
  return (
    `<defs><linearGradient id="${id}w" x2=".35" y2="1"><stop offset="0" stop-color="#eae6df"/><stop offset=".55" stop-color="#e2ddd4"/><stop offset="1" stop-color="#d6cfc4"/></linearGradient>` +
    `<radialGradient id="${id}l" cx=".3" cy=".22" r=".75"><stop offset="0" stop-color="#fbf8f3" stop-opacity=".75"/><stop offset="1" stop-color="#fbf8f3" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id}w)"/><rect width="${width}" height="${height}" fill="url(#${id}l)"/>`
  );
}

/** Visible extent of the soft shadow beyond a garment. */
const FADE = 110;

/** Shadow of a garment on the wall close behind it: one wide and soft, one near and tight. */
export function wallShadow(id: string, outline: string, { left, top, right, bottom }: Bounds): string {
  const near = [48, 38, 29, 21, 13, 6]
    .map((width) => `<use href="#${id}o" stroke-width="${width}"/>`)
    .join('');
  const around = { left: left - FADE, top: top - FADE, right: right + FADE, bottom: bottom + FADE };
  return (
    `<defs>${blurFilter(`${id}s`, 32)}<g id="${id}o">${outline}</g></defs>` +
    `<g transform="translate(36 48)" opacity=".36">${blurred(`${id}s`, around, `<use href="#${id}o" fill="#5a4c3d"/>`)}</g>` +
    `<g fill="#5a4c3d" stroke="#5a4c3d" stroke-linejoin="round" transform="translate(9 13)" fill-opacity=".03" stroke-opacity=".048">${near}</g>`
  );
}
