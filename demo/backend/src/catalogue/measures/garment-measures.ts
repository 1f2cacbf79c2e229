import { drawnMeasures, familyOf, type DrawnMeasures, type Family } from '@weefsel/drawings';
import { SIZE_SCALES, SIZE_SCALE_NAMES, type SizeScale } from '../sizes.ts';
import type { Product } from '../types.ts';
import { measuresOfGoods } from './goods.ts';
import { bodyOf, type Body } from './bodies.ts';
import type { MeasureName, Row } from './row.ts';
import { sleeveOf } from './sleeves.ts';

/** Measures of a garment in cm; each size has one value per name, in that order. */
export interface GarmentMeasures {
  measures: readonly MeasureName[];
  sizes: readonly { size: string; cm: readonly number[] }[];
}

/** Ease of a garment around the body in cm, in its usual fit. */
const ROOM: Partial<Record<Family, number>> = { top: 12, knit: 12, jacket: 16, dress: 6, jumpsuit: 8 };

/** Rise in cm of the drawn size, from waistband to crotch. */
const RISE = { usual: 30, 'high-waist': 33, mom: 33 };
/** Longest inseam in cm; in a drawing, cords may hang below the legs. */
const MOST_INSEAM = 84;

const toHalf = (cm: number): number => Math.round(cm * 2) / 2;

const inseam = ({ made, lengths }: Product, { length }: DrawnMeasures): Row => {
  const { fit = 'regular' } = made;
  const rise = fit === 'high-waist' || fit === 'mom' ? RISE[fit] : RISE.usual;
  // Products in several lengths state their inseam as the chosen length.
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

/** Size scale of a product. Gender and type of goods distinguish scales with the same numbers. */
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

/** Measures of a product by size: from its drawing and fit, graded for the bodies of its sizes. */
export function garmentMeasures(product: Product): GarmentMeasures {
  const found = known.get(product) ?? measured(product);
  known.set(product, found);
  return found;
}
