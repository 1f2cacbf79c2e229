/** A measure of a garment, laid flat or along its length. */
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
