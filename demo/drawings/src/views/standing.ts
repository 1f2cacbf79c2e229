import { PICTURE } from '../studio.ts';
import { fittedIn, type Scene } from './frame.ts';

const HORIZON = 1330;
const FLOOR = 1640;

/** The floor that shoes stand on. */
const ground =
  `<linearGradient id="vf" x2="0" y2="1"><stop offset="0" stop-color="#cfc6b8"/><stop offset=".2" stop-color="#d9d2c6"/><stop offset="1" stop-color="#e6e0d6"/></linearGradient>` +
  `<radialGradient id="vs"><stop offset="0" stop-color="#2c221a" stop-opacity=".5"/><stop offset=".6" stop-color="#2c221a" stop-opacity=".2"/><stop offset="1" stop-color="#2c221a" stop-opacity="0"/></radialGradient>` +
  `<rect y="${HORIZON}" width="${PICTURE.width}" height="${PICTURE.height - HORIZON}" fill="url(#vf)"/>`;

/** A pair on the floor, one shoe before the other; the drawing has them one above the other. */
export function standing({ drawing }: Scene): string {
  const { left, right, top, bottom } = drawing.bounds;
  const middle = (top + bottom) / 2;
  const { scale } = fittedIn({ left, right, top: middle, bottom }, { width: 1180, height: 1500 });
  const shoe = (dx: number, dy: number) => {
    const x = PICTURE.width / 2 + dx - (scale * (left + right)) / 2;
    const y = FLOOR + dy - scale * bottom;
    const reach = scale * (right - left);
    return (
      `<ellipse cx="${(PICTURE.width / 2 + dx).toFixed(0)}" cy="${FLOOR + dy - 4}" rx="${(reach * 0.53).toFixed(0)}" ry="${(reach * 0.055).toFixed(0)}" fill="url(#vs)"/>` +
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})"><use href="#va" clip-path="url(#vh)"/></g>`
    );
  };
  return (
    `${ground}<defs><clipPath id="vh"><rect x="${left - 100}" y="${middle}" width="${right - left + 200}" height="${bottom - middle + 100}"/></clipPath><g id="va">${drawing.artwork()}</g></defs>` +
    shoe(96, -110) +
    shoe(-60, 0)
  );
}
