import type { Variant } from '../../catalogue/types.ts';
import { Bitset } from './bitset.ts';
import { Dimension } from './dimension.ts';

/** What of a variant each of these facets has as a value. */
const VALUES: Readonly<Record<string, (variant: Variant) => string>> = {
  kleur: ({ colour }) => colour.name,
  maat: ({ size }) => size,
  lengtemaat: ({ length }) => length ?? '',
};
const KEYS = Object.keys(VALUES);
const BETWEEN = '\u0000';

/** Chosen values by the key of a facet. */
export type ChosenValues = ReadonlyMap<string, readonly string[]>;

/** Whether the values of a facet are those of variants: a product has to have all that is chosen in one of them. */
export const isOfVariant = (facetKey: string): boolean => Object.hasOwn(VALUES, facetKey);

/** Which products have a variant in stock in a colour, a size and a length at once. */
export class VariantIndex {
  private readonly size: number;
  private readonly combinations: Dimension;

  constructor(size: number) {
    this.size = size;
    this.combinations = new Dimension(size);
  }

  /** Files the variants of a product that can be bought, instead of those it had. */
  replace(position: number, inStock: readonly Variant[]): void {
    this.combinations.replace(position, inStock.map(titleOf));
  }

  add(position: number, inStock: readonly Variant[]): void {
    for (const variant of inStock) this.combinations.add(position, titleOf(variant));
  }

  /** Products with a variant that has one of the chosen values of each of these facets. */
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
