import { grainOf } from './grain.ts';
import { GRAIN_SIZE, type Texture } from './weave.ts';
import type { Pattern } from './garment.ts';

interface Tile {
  width: number;
  height: number;
  art: (ink: string, ground: string) => string;
}

const tile = (width: number, height: number, art: Tile['art']): Tile => ({ width, height, art });
const bar = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" opacity="${opacity}"/>`;
const PETAL = '<path d="M0 0C-10-7-9-22 0-24C9-22 10-7 0 0Z"/>';
const flower = (x: number, y: number, size: number, turn: number, fill: string, heart: string) => {
  const petals = [0, 70, 146, 214, 290].map((at) => `<g transform="rotate(${at})">${PETAL}</g>`).join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><g fill="${fill}">${petals}</g><circle r="4.4" fill="${heart}"/></g>`;
};
const sprig = (x: number, y: number, turn: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${fill}" opacity=".62"><path d="M0 0Q14 30 8 66" fill="none" stroke="${fill}" stroke-width="3"/><path d="M7 20Q26 8 34-8Q12-6 7 20ZM12 42Q32 34 44 18Q20 18 12 42ZM9 34Q-10 28-18 12Q4 12 9 34ZM9 58Q-12 56-22 40Q2 38 9 58Z"/></g>`;

/** Repeats small art in one tile: few large tiles render far faster than many small ones. */
const tiled = (width: number, height: number, across: number, down: number, art: Tile['art']): Tile => ({
  width: width * across,
  height: height * down,
  art: (ink, ground) => {
    const one = art(ink, ground);
    return Array.from(
      { length: across * down },
      (_, at) =>
        `<g transform="translate(${(at % across) * width} ${Math.floor(at / across) * height})">${one}</g>`,
    ).join('');
  },
});

/** Repeat of each pattern; `effen` has none, and `breton` is drawn as curves along the body. */
const TILES: Partial<Record<Pattern, Tile>> = {
  streep: tiled(46, 400, 4, 1, (ink) => bar(0, 0, 15, 400, ink, 0.85)),
  krijtstreep: tiled(62, 400, 3, 1, (ink) => bar(0, 0, 3.4, 400, ink, 0.6)),
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
  vichy: tiled(52, 52, 2, 2, (ink) => bar(0, 0, 26, 52, ink, 0.46) + bar(0, 0, 52, 26, ink, 0.46)),
  stip: tile(
    72,
    72,
    (ink) => `<g fill="${ink}"><circle cx="18" cy="18" r="8.5"/><circle cx="54" cy="54" r="8.5"/></g>`,
  ),
  bloem: tile(
    380,
    400,
    (ink, ground) =>
      sprig(96, 96, -24, 1.1, ink) +
      sprig(286, 84, 60, 0.9, ink) +
      sprig(60, 300, 110, 1, ink) +
      sprig(250, 300, 12, 1.2, ink) +
      sprig(190, 190, -80, 0.8, ink) +
      flower(84, 80, 1.75, 12, ink, ground) +
      flower(292, 66, 1.1, 50, ink, ground) +
      flower(196, 170, 1.3, 28, ink, ground) +
      flower(330, 210, 0.8, 5, ink, ground) +
      flower(60, 262, 1.1, 65, ink, ground) +
      flower(254, 286, 1.9, 40, ink, ground) +
      flower(142, 350, 0.85, 18, ink, ground) +
      flower(30, 172, 0.6, 40, ink, ground) +
      flower(344, 352, 0.7, 30, ink, ground),
  ),
  visgraat: tiled(56, 128, 2, 1, (ink) => {
    const rows = Array.from({ length: 10 }, (_, row) => row * 16);
    const d = rows.map((y) => `M2 ${y + 11}L26 ${y - 13}M30 ${y - 19}L54 ${y + 5}`).join('');
    return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="4.4" opacity=".36"/>`;
  }),
  denim: tiled(
    14,
    14,
    8,
    8,
    (ink) => `<path d="M0 14L14 0" stroke="${ink}" stroke-width="2.4" opacity=".24"/>`,
  ),
  rib: tiled(
    26,
    400,
    5,
    1,
    (_, ground) =>
      bar(0, 0, 7, 400, '#000', 0.2) + bar(7, 0, 5, 400, ground, 0.3) + bar(16, 0, 5, 400, '#fff', 0.14),
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
    () => `<image href="${grainOf('smooth')}" width="${GRAIN_SIZE}" height="${GRAIN_SIZE}" opacity="1"/>`,
  ),
  'pied-de-poule': tile(
    48,
    48,
    (ink) =>
      `<path d="M0 0H24V24H0ZM24 0L36 0L24 12ZM36 0H48L24 24V12ZM0 24H24L0 48V36L12 24ZM12 48L24 36V24L0 48Z" fill="${ink}" opacity=".85"/>`,
  ),
};

/** Extra scale of a repeat: stretches melange fibres along the grain. */
const scaleOf = (pattern: Pattern) => (pattern === 'gemeleerd' ? ' scale(3 7)' : '');

/** The repeat as a `<pattern>`; empty for cloth without one. */
export function patternTile(pattern: Pattern, id: string, ink: string, ground: string): string {
  const found = TILES[pattern];
  if (!found) return '';
  return `<pattern id="${id}" width="${found.width}" height="${found.height}" patternUnits="userSpaceOnUse">${found.art(ink, ground)}</pattern>`;
}

/** The same repeat along the grain of one panel. */
export const patternOnGrain = (pattern: Pattern, id: string, tileId: string, degrees: number) =>
  `<pattern id="${id}" href="#${tileId}" patternTransform="rotate(${Math.round(degrees + (pattern === 'bloem' ? 14 : 0))})${scaleOf(pattern)}"/>`;

export const hasTile = (pattern: Pattern) => TILES[pattern] !== undefined;

/** The weave as a repeating tile. Applied once over the whole garment, because tiles are costly to render. */
export const textureTile = (texture: Texture, id: string) =>
  `<pattern id="${id}" width="${GRAIN_SIZE}" height="${GRAIN_SIZE}" patternUnits="userSpaceOnUse" patternTransform="scale(2.6)"><image href="${grainOf(texture)}" width="${GRAIN_SIZE}" height="${GRAIN_SIZE}"/></pattern>`;
