import { optionGroupName, type Product, type PropertyOption } from '@weefsel/api-clients';

/** Kind of option in which variants of a product differ. */
export type Axis = 'colour' | 'size' | 'length';

/** By the name of the option group. A length is named a size too, so it comes first. */
const NAMES: readonly [Axis, RegExp][] = [
  ['length', /lengte/i],
  ['size', /maat/i],
  ['colour', /kleur/i],
];

/** Axis of an option; undefined for a property of another kind. */
export function axisOf(option: Pick<PropertyOption, 'group'>): Axis | undefined {
  if (option.group?.displayType === 'color') return 'colour';
  const name = optionGroupName(option);
  return NAMES.find(([, known]) => known.test(name))?.[0];
}

/** The option of a variant on an axis: its colour, size or length. */
export const optionOf = (variant: Pick<Product, 'options'>, axis: Axis): PropertyOption | undefined =>
  variant.options?.find((option) => axisOf(option) === axis);
