import type { Product } from '../types.ts';
import { garmentMeasures } from './garment-measures.ts';
import type { MeasureName } from './row.ts';

/** One measure of each size, smallest first. */
export function column(product: Product, name: MeasureName): number[] {
  const { measures, sizes } = garmentMeasures(product);
  return sizes.flatMap(({ cm }) => cm[measures.indexOf(name)] ?? []);
}
