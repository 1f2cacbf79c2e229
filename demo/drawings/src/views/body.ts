import type { Bounds } from '../bounds.ts';
import { PICTURE } from '../studio.ts';
import { headed } from './crops.ts';
import { transformOf, type Scene } from './frame.ts';

/** Visible widths of the far and the near half of a slightly turned body. */
const FAR = 0.83;
const NEAR = 1.02;

const half = (side: -1 | 1, { left, top, right, bottom }: Bounds) => {
  const [from, to] = side < 0 ? [left - 60, 0] : [-0.5, right + 60];
  return `<clipPath id="vh${side < 0 ? 'f' : 'n'}"><rect x="${from}" y="${top - 80}" width="${to - from}" height="${bottom - top + 160}"/></clipPath>`;
};

/** The light on a rounded body: the far side in shade, the chest lit, the near side turning away. */
function volume({ left, top, right, bottom }: Bounds, deep: string, light: string): string {
  const stop = (at: number, colour: string, opacity: number) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const box = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" clip-path="url(#gc)"`;
  return (
    `<linearGradient id="vv"><stop offset="0" stop-color="${deep}" stop-opacity=".4"/>${stop(0.18, deep, 0.2)}${stop(0.36, deep, 0.06)}${stop(0.5, light, 0.08)}${stop(0.62, light, 0.12)}${stop(0.8, deep, 0.06)}${stop(1, deep, 0.34)}</linearGradient>` +
    `<radialGradient id="vk" cx=".58" cy=".24" r=".34"><stop offset="0" stop-color="${light}" stop-opacity=".22"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
    `<rect ${box} fill="url(#vv)"/><rect ${box} fill="url(#vk)"/>`
  );
}

/** Shadow of the invisible body on the floor. */
const floor = (y: number, reach: number) =>
  `<radialGradient id="vf"><stop offset="0" stop-color="#4a3d30" stop-opacity=".34"/><stop offset=".55" stop-color="#4a3d30" stop-opacity=".12"/><stop offset="1" stop-color="#4a3d30" stop-opacity="0"/></radialGradient>` +
  `<ellipse cx="${PICTURE.width / 2 + 40}" cy="${y.toFixed(0)}" rx="${reach.toFixed(0)}" ry="74" fill="url(#vf)"/>`;

/** As worn by an invisible body, turned slightly to the side. */
export function onBody({ drawing }: Scene): string {
  const { bounds, tones } = drawing;
  const seen = { ...bounds, left: bounds.left * FAR, right: bounds.right * NEAR };
  const fitted = headed(seen, { width: 1240, height: 2140, scale: 1.5, middle: 0.43 });
  const foot = fitted.y + fitted.scale * bounds.bottom;
  const art = `<g id="va">${drawing.artwork()}${volume(bounds, tones.deep, tones.light)}</g>`;
  return (
    floor(Math.min(foot + 130, PICTURE.height - 110), fitted.scale * (seen.right - seen.left) * 0.46) +
    `<defs>${half(-1, bounds)}${half(1, bounds)}${art}</defs>` +
    `<g transform="${transformOf(fitted)}"><g transform="scale(${FAR} 1)"><use href="#va" clip-path="url(#vhf)"/></g><g transform="scale(${NEAR} 1)"><use href="#va" clip-path="url(#vhn)"/></g></g>`
  );
}
