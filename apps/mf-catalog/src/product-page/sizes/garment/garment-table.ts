/** Measures of a garment: across it while it lies flat, or along it. */
export const GARMENT_MEASURES = [
  'chest',
  'waist',
  'hip',
  'length',
  'sleeve',
  'inseam',
  'insole',
  'heel',
  'shaft',
  'width',
  'height',
] as const;

export type GarmentMeasure = (typeof GARMENT_MEASURES)[number];

/** Measures of a garment. Each size has one value in cm per measure, in the same order. */
export interface GarmentTable {
  measures: GarmentMeasure[];
  sizes: { size: string; cm: number[] }[];
}

/** True when measured across the flat garment: half its circumference. */
export const isFlat = (measure: GarmentMeasure): boolean =>
  measure === 'chest' || measure === 'waist' || measure === 'hip';
