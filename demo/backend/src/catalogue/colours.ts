import * as v from 'valibot';
import { identifierOf } from './identifier.ts';
import { readAssortment } from './read-assortment.ts';
import type { Colour } from './types.ts';

const HEX_BY_NAME = readAssortment(
  'colours',
  v.record(v.string(), v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour, as #1f2c47 is'))),
);

export const COLOUR_NAMES = Object.keys(HEX_BY_NAME);

const colourName = v.picklist(COLOUR_NAMES, 'is no colour of colours.json');

/** Colours by palette, most common first. */
const PALETTES = new Map<string, readonly string[]>([
  ['fashion', COLOUR_NAMES],
  ...Object.entries(readAssortment('palettes', v.record(v.string(), v.array(colourName)))),
]);

export const PALETTE_NAMES = [...PALETTES.keys()];

/** The colours of a palette; none when there is no such palette. */
export const paletteNamed = (name: string): readonly string[] => PALETTES.get(name) ?? [];

/** All colours of the shop by name, with identifiers of this seed. */
export function createColours(seed: number): Map<string, Colour> {
  const colours = Object.entries(HEX_BY_NAME).map(([name, hex], n) => ({
    id: identifierOf(seed, 'colour', n),
    name,
    hex,
  }));
  return new Map(colours.map((colour) => [colour.name, colour]));
}
