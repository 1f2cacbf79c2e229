import type { Product, Variant } from '../../catalogue/types.ts';
import { fibresOf } from './fibres.ts';

/** Order of the values of a facet. */
export type ValueOrder = 'name' | 'size' | 'frequency';

export interface FacetDefinition {
  key: string;
  title: string;
  selection: 'checkbox' | 'color';
  order: ValueOrder;
  searchable?: { placeholder: string };
  /** True when its values change as a variant sells out. */
  followsStock?: true;
  /** Values that count for the order, where they differ from a product's present values. */
  everOf?(product: Product): readonly string[];
  /** Titles of a product's values; `inStock` are its variants that can be bought. */
  valuesOf(product: Product, inStock: readonly Variant[]): readonly string[];
}

export const CATEGORY_FACET = { key: 'categorie', title: 'Categorie' } as const;
export const PRICE_FACET = { key: 'ae-price', title: 'Prijs' } as const;

const when = (condition: boolean): readonly string[] => (condition ? ['Ja'] : []);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const filled = (text: string | null): readonly string[] => (text ? [capital(text)] : []);

const PATTERN_TITLES: Readonly<Record<string, string>> = {
  streep: 'Gestreept',
  breton: 'Bretonstreep',
  ruit: 'Geruit',
  vichy: 'Vichyruit',
  stip: 'Gestipt',
  bloem: 'Bloemen',
  rib: 'Geribd',
  kabel: 'Kabelpatroon',
  gemeleerd: 'Gemêleerd',
};
const patternTitle = (pattern: string): string => PATTERN_TITLES[pattern] ?? capital(pattern);

const checkbox = { selection: 'checkbox', order: 'frequency' } as const;

/** Facets with listed values, in the order of the filter bar; the price follows `PRICE_AFTER`. */
export const FACETS: readonly FacetDefinition[] = [
  {
    ...checkbox,
    key: 'merk',
    title: 'Merk',
    order: 'name',
    searchable: { placeholder: 'Zoek op merk' },
    valuesOf: (product) => [product.brand.name],
  },
  {
    ...checkbox,
    key: 'maat',
    title: 'Maat',
    order: 'size',
    followsStock: true,
    valuesOf: (_product, inStock) => inStock.map((variant) => variant.size),
  },
  {
    ...checkbox,
    key: 'lengtemaat',
    title: 'Lengtemaat',
    order: 'size',
    followsStock: true,
    valuesOf: (_product, inStock) => inStock.flatMap((variant) => variant.length ?? []),
  },
  {
    key: 'kleur',
    title: 'Kleur',
    selection: 'color',
    order: 'frequency',
    followsStock: true,
    everOf: (product) => product.colours.map((colour) => colour.name),
    valuesOf: (_product, inStock) => inStock.map((variant) => variant.colour.name),
  },
  {
    ...checkbox,
    key: 'materiaal',
    title: 'Materiaal',
    valuesOf: ({ material, name }) => fibresOf(material, name),
  },
  { ...checkbox, key: 'pasvorm', title: 'Pasvorm', valuesOf: (product) => filled(product.fit) },
  {
    ...checkbox,
    key: 'patroon',
    title: 'Patroon',
    valuesOf: (product) => [patternTitle(product.made.pattern)],
  },
  { ...checkbox, key: 'mouwlengte', title: 'Mouwlengte', valuesOf: (product) => filled(product.sleeve) },
  { ...checkbox, key: 'seizoen', title: 'Seizoen', valuesOf: (product) => filled(product.season) },
  { ...checkbox, key: 'sale', title: 'Sale', valuesOf: (product) => when(product.listPriceCents !== null) },
  { ...checkbox, key: 'nieuw', title: 'Nieuw', valuesOf: (product) => when(product.isNew) },
];

/** The price slider follows this facet. */
export const PRICE_AFTER = 'kleur';
