/** What is measured of an article itself, across it while it lies flat or along it. */
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

/** An article's own measures: of each size as many cm as there are measures, in their order. */
export interface GarmentTable {
  measures: GarmentMeasure[];
  sizes: { size: string; cm: number[] }[];
}

/** Measured across what lies flat: half of what it is around. */
export const isFlat = (measure: GarmentMeasure): boolean =>
  measure === 'chest' || measure === 'waist' || measure === 'hip';
