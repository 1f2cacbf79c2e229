import type { CommerceClient, Criteria, Product } from '@weefsel/api-clients';
import type { CopiedLine } from '@weefsel/stores';

/** A variant to buy instead of a sold-out one. */
export interface OtherChoice {
  id: string;
  /** The option that differs, mostly a size. */
  label: string;
  options: CopiedLine['options'];
}

const inStockOf = (parentId: string): Criteria => ({
  filter: [
    { type: 'equals', field: 'parentId', value: parentId },
    { type: 'equals', field: 'available', value: true },
  ],
  associations: { options: { associations: { group: {} } } },
  includes: {
    product: ['id', 'available', 'options'],
    property_group_option: ['id', 'name', 'translated', 'position', 'group'],
    property_group: ['id', 'name', 'translated'],
  },
  limit: 100,
});

type Options = ReadonlyMap<string, string>;

const optionsOf = ({ options }: Pick<Product, 'options'>): Options =>
  new Map(
    (options ?? []).map(({ group, name, translated }) => [
      group?.translated?.name ?? group?.name ?? '',
      translated?.name ?? name ?? '',
    ]),
  );

/** Groups in which two variants differ. */
const differences = (wanted: Options, other: Options): string[] =>
  [...wanted.keys()].filter((group) => wanted.get(group) !== other.get(group));

/**
 * The closest replacements of a sold-out line: variants that differ in one option. Not in the first option, which is
 * the colour. Without those, other colours.
 */
export function closestTo({ options, id }: CopiedLine, variants: readonly Product[]): OtherChoice[] {
  const wanted = new Map(options.map(({ group, option }) => [group, option]));
  const [first] = wanted.keys();
  const close = variants
    .filter((variant) => variant.id !== id && variant.available !== false)
    .flatMap((variant) => {
      const others = optionsOf(variant);
      const [group, ...more] = differences(wanted, others);
      const label = others.get(group ?? '');
      if (!group || !label || more.length > 0) return [];
      const chosen = options.map((one) => (one.group === group ? { group, option: label } : one));
      return { group, choice: { id: variant.id, label, options: chosen } };
    });
  const sizes = close.filter(({ group }) => group !== first);
  return (sizes.length > 0 ? sizes : close).map(({ choice }) => choice);
}

/** Loads replacements for a line; empty after a failure. */
export async function otherChoices(
  { product }: Pick<CommerceClient, 'product'>,
  line: CopiedLine,
): Promise<OtherChoice[]> {
  if (!line.parentId) return [];
  try {
    const { elements } = await product.list(inStockOf(line.parentId));
    return closestTo(line, elements);
  } catch (error) {
    console.error('[cart] other choices', error);
    return [];
  }
}
