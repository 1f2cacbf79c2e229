import { identifierOf } from './identifier.ts';
import type { Colour } from './types.ts';

const HEX_BY_NAME = {
  Zwart: '#1f1e1d',
  Wit: '#f7f6f2',
  Ecru: '#efe6d4',
  Zand: '#d9c7a8',
  Beige: '#cdb596',
  Camel: '#b98a54',
  Cognac: '#96562c',
  Bruin: '#6b4630',
  Taupe: '#8d7f72',
  Lichtgrijs: '#c3c4c4',
  Antraciet: '#45474a',
  Donkerblauw: '#1f2c47',
  Blauw: '#3f5f8f',
  Lichtblauw: '#a9c1da',
  Kobalt: '#2748a3',
  Petrol: '#1f5760',
  Groen: '#2f5d43',
  Olijfgroen: '#6c6b43',
  Saliegroen: '#a3ad92',
  Bordeaux: '#6a2132',
  Rood: '#b02a2c',
  Terracotta: '#b4603f',
  Oudroze: '#c99a97',
  Lila: '#b5a5c9',
  Okergeel: '#c8963a',
  Lichtgeel: '#ecdc9c',
} as const;

export type ColourName = keyof typeof HEX_BY_NAME;

export const COLOUR_NAMES = Object.keys(HEX_BY_NAME) as ColourName[];

/** Which colours a kind of garment comes in, most usual first. */
export const PALETTES = {
  fashion: COLOUR_NAMES,
  shirt: [
    'Wit',
    'Lichtblauw',
    'Blauw',
    'Donkerblauw',
    'Ecru',
    'Zwart',
    'Saliegroen',
    'Oudroze',
    'Lichtgrijs',
    'Olijfgroen',
  ],
  basic: [
    'Zwart',
    'Wit',
    'Donkerblauw',
    'Ecru',
    'Lichtgrijs',
    'Antraciet',
    'Beige',
    'Olijfgroen',
    'Bordeaux',
    'Groen',
  ],
  denim: ['Donkerblauw', 'Blauw', 'Lichtblauw', 'Zwart', 'Antraciet', 'Ecru', 'Wit'],
  leather: ['Zwart', 'Cognac', 'Bruin', 'Camel', 'Taupe', 'Donkerblauw', 'Bordeaux'],
  trousers: [
    'Zwart',
    'Donkerblauw',
    'Zand',
    'Beige',
    'Olijfgroen',
    'Antraciet',
    'Bruin',
    'Camel',
    'Taupe',
    'Ecru',
  ],
  outerwear: [
    'Donkerblauw',
    'Zwart',
    'Camel',
    'Olijfgroen',
    'Antraciet',
    'Beige',
    'Bruin',
    'Bordeaux',
    'Petrol',
    'Groen',
  ],
  sneaker: ['Wit', 'Zwart', 'Donkerblauw', 'Beige', 'Ecru', 'Groen', 'Lichtgrijs', 'Cognac'],
} as const satisfies Record<string, readonly ColourName[]>;

export type Palette = keyof typeof PALETTES;

/** All colours of the shop by name, with identifiers of this seed. */
export function createColours(seed: number): Map<string, Colour> {
  const colours = COLOUR_NAMES.map((name, n) => ({
    id: identifierOf(seed, 'colour', n),
    name,
    hex: HEX_BY_NAME[name],
  }));
  return new Map(colours.map((colour) => [colour.name, colour]));
}
