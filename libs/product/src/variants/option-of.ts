import { optionGroupName, type Product, type PropertyOption } from '@weefsel/api-clients';

/** What variants of a product differ by. */
export type Axis = 'colour' | 'size' | 'length';

/** By the name of the group of options; a length is called a size too. */
const NAMES: readonly [Axis, RegExp][] = [
  ['length', /lengte/i],
  ['size', /maat/i],
  ['colour', /kleur/i],
];

/** What an option chooses; undefined when it is a property of another kind. */
export function axisOf(option: Pick<PropertyOption, 'group'>): Axis | undefined {
  if (option.group?.displayType === 'color') return 'colour';
  const name = optionGroupName(option);
  return NAMES.find(([, known]) => known.test(name))?.[0];
}

/** The colour, size or length of a variant. */
export const optionOf = (variant: Pick<Product, 'options'>, axis: Axis): PropertyOption | undefined =>
  variant.options?.find((option) => axisOf(option) === axis);
