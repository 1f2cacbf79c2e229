/** What is measured of a garment: flat, or along it. */
export type MeasureName =
  | 'chest'
  | 'waist'
  | 'hip'
  | 'length'
  | 'sleeve'
  | 'inseam'
  | 'insole'
  | 'heel'
  | 'shaft'
  | 'width'
  | 'height';

/** Measures of one size, in cm. */
export type Row = readonly (readonly [MeasureName, number])[];
