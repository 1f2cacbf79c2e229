import { ALL_SIZES, LENGTHS } from '../../catalogue/sizes.ts';
import type { Colour, Product, Variant } from '../../catalogue/types.ts';
import { fixedId } from '../../database/fixed-id.ts';

/** Groups of options (colour, size, length) and of properties (material, fit, …). */
const GROUPS = [
  'Kleur',
  'Maat',
  'Lengtemaat',
  'Materiaal',
  'Pasvorm',
  'Mouwlengte',
  'Dessin',
  'Seizoen',
  'Wasvoorschrift',
] as const;

export type GroupName = (typeof GROUPS)[number];

const CREATED_AT = '2024-01-01T00:00:00.000+00:00';

export const groupId = (name: GroupName): string => fixedId('property-group', name);

const OPTION_IDS = new Map<string, string>();

export function optionId(group: GroupName, name: string): string {
  const key = `${group}/${name}`;
  const id = OPTION_IDS.get(key) ?? fixedId('property-option', key);
  OPTION_IDS.set(key, id);
  return id;
}

export function toGroup(name: GroupName, options: readonly object[] | null = null) {
  return {
    id: groupId(name),
    name,
    description: null,
    displayType: name === 'Kleur' ? 'color' : 'text',
    sortingType: 'position',
    filterable: true,
    visibleOnProductDetailPage: true,
    position: GROUPS.indexOf(name) + 1,
    customFields: null,
    options,
    translated: { name, description: null, position: GROUPS.indexOf(name) + 1, customFields: {} },
    createdAt: CREATED_AT,
    updatedAt: null,
    apiAlias: 'property_group',
  };
}

interface OptionFacts {
  id: string;
  group: GroupName;
  name: string;
  position: number;
  colour?: string;
}

export function toOption({ id, group, name, position, colour }: OptionFacts) {
  return {
    id,
    groupId: groupId(group),
    name,
    option: name,
    position,
    colorHexCode: colour ?? null,
    mediaId: null,
    media: null,
    combinable: true,
    customFields: null,
    group: toGroup(group),
    translated: { name, position, customFields: {} },
    createdAt: CREATED_AT,
    updatedAt: null,
    apiAlias: 'property_group_option',
  };
}

export const colourOption = ({ id, name, hex }: Colour) =>
  toOption({ id, group: 'Kleur', name, position: 1, colour: hex });

export const sizeOption = (size: string) =>
  toOption({ id: optionId('Maat', size), group: 'Maat', name: size, position: ALL_SIZES.indexOf(size) + 1 });

export const lengthOption = (length: string) =>
  toOption({
    id: optionId('Lengtemaat', length),
    group: 'Lengtemaat',
    name: length,
    position: LENGTHS.findIndex((known) => known === length) + 1,
  });

/** Ids of a variant's options: colour, size and, for trousers, length. */
export const optionIdsOf = ({ colour, size, length }: Variant): string[] => [
  colour.id,
  optionId('Maat', size),
  ...(length === null ? [] : [optionId('Lengtemaat', length)]),
];

/** Names of a variant's options, in the order of their ids. */
export const optionNamesOf = ({ colour, size, length }: Variant): string[] => [
  colour.name,
  size,
  ...(length === null ? [] : [length]),
];

export const optionsOf = ({ colour, size, length }: Variant) => [
  colourOption(colour),
  sizeOption(size),
  ...(length === null ? [] : [lengthOption(length)]),
];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A property of a product. */
export interface Property {
  group: GroupName;
  name: string;
  id: string;
}

const PROPERTIES = new Map<string, Property>();

/** Returns one shared object per property, which saves a hundred thousand copies. */
function property(group: GroupName, name: string): Property {
  const id = optionId(group, name);
  const known = PROPERTIES.get(id) ?? { group, name, id };
  PROPERTIES.set(id, known);
  return known;
}

/** Properties of a product, by group. */
export function propertiesOf(product: Product): Property[] {
  const { material, fit, sleeve, made, season, care } = product;
  return [
    property('Materiaal', material),
    ...(fit === null ? [] : [property('Pasvorm', fit)]),
    ...(sleeve === null ? [] : [property('Mouwlengte', sleeve)]),
    property('Dessin', capitalised(made.pattern)),
    property('Seizoen', season),
    ...care.map((line) => property('Wasvoorschrift', line)),
  ];
}
