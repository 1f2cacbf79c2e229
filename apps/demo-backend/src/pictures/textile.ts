import { GRAIN, GRAIN_SIZE, type Texture } from './grain.ts';
import type { Pattern } from './garment.ts';

interface Tile {
  width: number;
  height: number;
  art: (ink: string, ground: string) => string;
}

const tile = (width: number, height: number, art: Tile['art']): Tile => ({ width, height, art });
const bar = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" opacity="${opacity}"/>`;
const flower = (x: number, y: number, size: number, turn: number, fill: string) => {
  const petal = `<ellipse cy="-9" rx="6.4" ry="9"/>`;
  const petals = [0, 72, 144, 216, 288].map((at) => `<g transform="rotate(${at})">${petal}</g>`).join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${fill}">${petals}</g>`;
};
const leafPair = (x: number, y: number, turn: number, fill: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0Q10-14 28-12Q22 4 0 0ZM0 0Q-14 8-16 24Q2 18 0 0Z" fill="${fill}" opacity=".75"/>`;

/** The repeat of each pattern; `effen` has none and `breton` is drawn as curves that follow the body. */
const TILES: Partial<Record<Pattern, Tile>> = {
  streep: tile(46, 46, (ink) => bar(0, 0, 15, 46, ink, 0.85)),
  krijtstreep: tile(62, 62, (ink) => bar(0, 0, 3.4, 62, ink, 0.6)),
  ruit: tile(
    168,
    168,
    (ink, ground) =>
      bar(0, 0, 168, 46, ink, 0.34) +
      bar(0, 0, 46, 168, ink, 0.34) +
      bar(0, 100, 168, 8, ink, 0.45) +
      bar(100, 0, 8, 168, ink, 0.45) +
      bar(0, 68, 168, 4, ground, 0.5) +
      bar(68, 0, 4, 168, ground, 0.5),
  ),
  vichy: tile(52, 52, (ink) => bar(0, 0, 26, 52, ink, 0.46) + bar(0, 0, 52, 26, ink, 0.46)),
  stip: tile(
    72,
    72,
    (ink) => `<g fill="${ink}"><circle cx="18" cy="18" r="8.5"/><circle cx="54" cy="54" r="8.5"/></g>`,
  ),
  bloem: tile(
    210,
    240,
    (ink, ground) =>
      leafPair(58, 74, 20, ink) +
      leafPair(150, 190, 200, ink) +
      leafPair(170, 60, 110, ink) +
      leafPair(40, 200, 300, ink) +
      flower(48, 52, 1.9, 10, ink) +
      flower(160, 168, 1.6, 40, ink) +
      flower(150, 40, 1, 0, ink) +
      flower(60, 180, 1.1, 25, ink) +
      `<g fill="${ground}"><circle cx="48" cy="52" r="7"/><circle cx="160" cy="168" r="6"/></g>`,
  ),
  visgraat: tile(
    44,
    30,
    (ink) =>
      `<path d="M-2 17L11 30L24 17M-2 2L11 15L24 2M-2-13L11 0L24-13M24 28L35 15L46 28M24 13L35 0L46 13M24 43L35 30L46 43" fill="none" stroke="${ink}" stroke-width="4.6" opacity=".38"/>`,
  ),
  denim: tile(
    14,
    14,
    (ink) => `<path d="M-2 16L16-2M-9 9L9-9M5 23L23 5" stroke="${ink}" stroke-width="2.6" opacity=".3"/>`,
  ),
  rib: tile(
    26,
    26,
    (ink, ground) =>
      bar(0, 0, 7, 26, '#000', 0.2) + bar(7, 0, 5, 26, ground, 0.3) + bar(16, 0, 5, 26, '#fff', 0.14),
  ),
  kabel: tile(
    150,
    130,
    () =>
      bar(0, 0, 9, 130, '#000', 0.2) +
      bar(12, 0, 5, 130, '#fff', 0.12) +
      bar(36, 0, 9, 130, '#000', 0.2) +
      `<g fill="none" stroke-linecap="round"><path d="M70-10C70 35 118 30 118 65S70 95 70 140" stroke="#000" stroke-opacity=".2" stroke-width="30"/><path d="M118-10C118 35 70 30 70 65S118 95 118 140" stroke="#000" stroke-opacity=".24" stroke-width="30"/><path d="M64-10C64 32 110 28 111 63S64 95 64 140M112-10C112 20 104 26 94 34M80 52C64 66 70 100 100 108" stroke="#fff" stroke-opacity=".16" stroke-width="9"/></g>`,
  ),
  gemeleerd: tile(
    GRAIN_SIZE,
    GRAIN_SIZE,
    () => `<image href="${GRAIN.smooth}" width="${GRAIN_SIZE}" height="${GRAIN_SIZE}" opacity="1"/>`,
  ),
  'pied-de-poule': tile(
    48,
    48,
    (ink) =>
      `<path d="M0 0H24V24H0ZM24 0L36 0L24 12ZM36 0H48L24 24V12ZM0 24H24L0 48V36L12 24ZM12 48L24 36V24L0 48Z" fill="${ink}" opacity=".85"/>`,
  ),
};

/** Scale at which the repeat is laid, and whether the melange fibres are pulled along the grain. */
const scaleOf = (pattern: Pattern) => (pattern === 'gemeleerd' ? ' scale(3 7)' : '');

/** The repeat as a `<pattern>`; empty for cloth without one. */
export function patternTile(pattern: Pattern, id: string, ink: string, ground: string): string {
  const found = TILES[pattern];
  if (!found) return '';
  return `<pattern id="${id}" width="${found.width}" height="${found.height}" patternUnits="userSpaceOnUse">${found.art(ink, ground)}</pattern>`;
}

/** The same repeat laid along the grain of one cut piece. */
export const patternOnGrain = (pattern: Pattern, id: string, tileId: string, degrees: number) =>
  `<pattern id="${id}" href="#${tileId}" patternTransform="rotate(${Math.round(degrees)})${scaleOf(pattern)}"/>`;

export const hasTile = (pattern: Pattern) => TILES[pattern] !== undefined;

/** The weave as one repeating tile, laid once over the whole garment because tiles are costly to draw. */
export const textureTile = (texture: Texture, id: string) =>
  `<pattern id="${id}" width="${GRAIN_SIZE}" height="${GRAIN_SIZE}" patternUnits="userSpaceOnUse" patternTransform="scale(2.6)"><image href="${GRAIN[texture]}" width="${GRAIN_SIZE}" height="${GRAIN_SIZE}"/></pattern>`;
