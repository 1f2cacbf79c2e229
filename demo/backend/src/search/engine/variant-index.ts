import type { Variant } from '../../catalogue/types.ts';
import { Bitset } from './bitset.ts';
import { Dimension } from './dimension.ts';

/** Value of a variant for each of these facets. */
const VALUES: Readonly<Record<string, (variant: Variant) => string>> = {
  kleur: ({ colour }) => colour.name,
  maat: ({ size }) => size,
  lengtemaat: ({ length }) => length ?? '',
};
const KEYS = Object.keys(VALUES);
const BETWEEN = '\u0000';

/** Chosen values by facet key. */
export type ChosenValues = ReadonlyMap<string, readonly string[]>;

/** True for facets of variants: one variant has to match all chosen values of these. */
export const isOfVariant = (facetKey: string): boolean => Object.hasOwn(VALUES, facetKey);

/** Products with a variant in stock, by its combination of colour, size and length. */
export class VariantIndex {
  private readonly size: number;
  private readonly combinations: Dimension;

  constructor(size: number) {
    this.size = size;
    this.combinations = new Dimension(size);
  }

  /** Replaces the variants of a product by those that can be bought. */
  replace(position: number, inStock: readonly Variant[]): void {
    this.combinations.replace(position, inStock.map(titleOf));
  }

  add(position: number, inStock: readonly Variant[]): void {
    for (const variant of inStock) this.combinations.add(position, titleOf(variant));
  }

  /** Products with one variant that matches a chosen value of each of these facets. */
  having(chosen: ChosenValues): Bitset {
    const wanted = KEYS.map((key) => chosen.get(key)?.map((value) => value.toLowerCase()));
    const found = Bitset.empty(this.size);
    for (const { title, products } of this.combinations.values) {
      const values = title.toLowerCase().split(BETWEEN);
      if (wanted.every((some, at) => !some || some.includes(values[at] ?? ''))) found.or(products);
    }
    return found;
  }

  /** The same for each value of one more facet, by its title in lower case. */
  byValue(facetKey: string, chosen: ChosenValues): ReadonlyMap<string, Bitset> {
    const place = KEYS.indexOf(facetKey);
    const wanted = KEYS.map((key) =>
      key === facetKey ? undefined : chosen.get(key)?.map((v) => v.toLowerCase()),
    );
    const found = new Map<string, Bitset>();
    for (const { title, products } of this.combinations.values) {
      const values = title.toLowerCase().split(BETWEEN);
      if (!wanted.every((some, at) => !some || some.includes(values[at] ?? ''))) continue;
      const value = values[place] ?? '';
      const members = found.get(value);
      if (members) members.or(products);
      else found.set(value, products.copy());
    }
    return found;
  }
}

const titleOf = (variant: Variant): string => KEYS.map((key) => VALUES[key]?.(variant) ?? '').join(BETWEEN);
