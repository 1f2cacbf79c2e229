import { productMeasures, type Product } from '@weefsel/api-clients';
import { GARMENT_MEASURES, type GarmentMeasure, type GarmentTable } from './garment-table';

const isKnown = (name: string): name is GarmentMeasure =>
  (GARMENT_MEASURES as readonly string[]).includes(name);

/** Keeps measures that the shop has a word for, of offered sizes. Undefined when nothing is left. */
export function toGarmentTable(
  product: Pick<Product, 'customFields'>,
  offered: readonly string[],
): GarmentTable | undefined {
  const found = productMeasures(product);
  if (!found) return undefined;
  const measures = found.measures.filter(isKnown);
  const sizes = offered.flatMap((size) => {
    const row = found.sizes.find((one) => one.size === size);
    return row ? [{ size, cm: row.cm.filter((_, place) => isKnown(found.measures[place] ?? '')) }] : [];
  });
  return measures.length > 0 && sizes.length > 0 ? { measures, sizes } : undefined;
}
