import { drawnMeasures, familyOf, type DrawnMeasures, type Family } from '@weefsel/drawings';
import { SIZE_SCALES, SIZE_SCALE_NAMES, type SizeScale } from '../sizes.ts';
import type { Product } from '../types.ts';
import { measuresOfGoods } from './goods.ts';
import { bodyOf, type Body } from './bodies.ts';
import type { MeasureName, Row } from './row.ts';
import { sleeveOf } from './sleeves.ts';

/** A garment's own measures in cm: of each size as many as there are names, in their order. */
export interface GarmentMeasures {
  measures: readonly MeasureName[];
  sizes: readonly { size: string; cm: readonly number[] }[];
}

/** What a garment has more than a body, around, in its usual fit. */
const ROOM: Partial<Record<Family, number>> = { top: 12, knit: 12, jacket: 16, dress: 6, jumpsuit: 8 };

/** From the waistband to the crotch of the size that is drawn. */
const RISE = { usual: 30, 'high-waist': 33, mom: 33 };
/** Longer legs are not made; cords may hang lower than they end. */
const MOST_INSEAM = 84;

const toHalf = (cm: number): number => Math.round(cm * 2) / 2;

const inseam = ({ made, lengths }: Product, { length }: DrawnMeasures): Row => {
  const { fit = 'regular' } = made;
  const rise = fit === 'high-waist' || fit === 'mom' ? RISE[fit] : RISE.usual;
  // What comes in several lengths is said to be as long as that.
  return lengths.length > 0 ? [] : [['inseam', Math.min(MOST_INSEAM, length - rise)]];
};

function below(product: Product, drawn: DrawnMeasures, { waist, hip, steps }: Body): Row {
  const isSkirt = familyOf(product.made.garment) === 'skirt';
  return [
    ['waist', waist / 2 + 1],
    ['hip', hip / 2 + 2 + drawn.ease],
    ...(isSkirt ? ([['length', drawn.length + steps * 0.5]] as const) : inseam(product, drawn)),
  ];
}

function above(product: Product, drawn: DrawnMeasures, { bust, steps }: Body): Row {
  const family = familyOf(product.made.garment);
  const sleeve = sleeveOf(product);
  return [
    ['chest', (bust + (ROOM[family] ?? 0)) / 2 + drawn.ease],
    ['length', drawn.length + steps * (product.gender === 'heren' ? 1.5 : 1)],
    ...(sleeve === undefined ? [] : ([['sleeve', sleeve + steps * 0.5]] as const)),
  ];
}

const BELOW: readonly Family[] = ['skirt', 'trousers', 'jeans'];

function rowOf(product: Product, drawn: DrawnMeasures, scale: SizeScale, size: string): Row {
  const body = bodyOf(scale, size);
  if (!body) return measuresOfGoods(product, drawn, size);
  const isBelow = BELOW.includes(familyOf(product.made.garment));
  return isBelow ? below(product, drawn, body) : above(product, drawn, body);
}

const isOf = (product: Product, scale: SizeScale): boolean => {
  const sizes: readonly string[] = SIZE_SCALES[scale];
  return product.sizes.every((size) => sizes.includes(size));
};

/** Numbers that several scales have are told apart by who wears them, and shoes and collars by what they are. */
function scaleOf(product: Product): SizeScale {
  const isShoe = familyOf(product.made.garment) === 'shoes';
  const ours = product.gender === 'dames' ? /^women|^one/ : /^men|^one/;
  const fitting = SIZE_SCALE_NAMES.filter((scale) => ours.test(scale) && isOf(product, scale));
  return fitting.find((scale) => scale.endsWith('Shoe') === isShoe) ?? 'one';
}

const known = new WeakMap<Product, GarmentMeasures>();

function measured(product: Product): GarmentMeasures {
  const drawn = drawnMeasures(product.made);
  const scale = scaleOf(product);
  const rows = product.sizes.map((size) => ({ size, row: rowOf(product, drawn, scale, size) }));
  return {
    measures: rows[0]?.row.map(([name]) => name) ?? [],
    sizes: rows.map(({ size, row }) => ({ size, cm: row.map(([, cm]) => toHalf(cm)) })),
  };
}

/** The measures of a product by size: from its drawing and its fit, graded for the bodies that its sizes are made for. */
export function garmentMeasures(product: Product): GarmentMeasures {
  const found = known.get(product) ?? measured(product);
  known.set(product, found);
  return found;
}
