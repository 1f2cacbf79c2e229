import { toTenth, type Measure } from './measure';

/** Range in cm, both ends inclusive. A missing end is open. */
export interface Range {
  from?: number;
  to?: number;
}

export interface SizeRow {
  size: string;
  /** Another name of the same size, such as a letter. */
  also?: string;
  ranges: Partial<Record<Measure, Range>>;
}

/** Department and kind of goods. */
type TableId =
  | `ladies${'Clothing' | 'Waists' | 'Belts' | 'Shoes'}`
  | `men${'Clothing' | 'Collars' | 'Waists' | 'Belts' | 'Shoes'}`
  | 'lengths';

/** Sizes of one kind of goods, smallest first. */
export interface SizeTable {
  id: TableId;
  measures: readonly Measure[];
  rows: readonly SizeRow[];
}

/** Start of each size, in cm. The last value is the start of the size after the last one. */
type Steps = Partial<Record<Measure, readonly number[]>>;

/** Builds rows without gaps. A size ends `by` cm before the next one starts. */
export const ladder = (sizes: readonly string[], steps: Steps, by = 1): SizeRow[] =>
  sizes.map((size, place) => ({
    size,
    ranges: Object.fromEntries(
      Object.entries(steps).map(([measure, begins]) => [
        measure,
        { from: begins[place], to: toTenth((begins[place + 1] ?? NaN) - by) },
      ]),
    ),
  }));

/** Adds alternative names to rows, by position. */
export const alsoNamed = (rows: readonly SizeRow[], names: readonly string[]): SizeRow[] =>
  rows.map((row, place) => ({ ...row, ...(names[place] && { also: names[place] }) }));

const CM_PER_INCH = 2.54;

/** Sizes named after the waist in inches: `W28`. A value in a gap lies between two sizes. */
export const waistsOf = (inches: readonly number[]): SizeRow[] =>
  inches.map((inch) => ({
    size: `W${inch}`,
    ranges: {
      waist: {
        from: Math.round((inch - 0.5) * CM_PER_INCH),
        to: Math.round((inch + 0.5) * CM_PER_INCH) - 1,
      },
    },
  }));
