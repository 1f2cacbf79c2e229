import { toTenth, type Measure } from './measure';

/** From and up to and including so many cm; without an end it is open there. */
export interface Range {
  from?: number;
  to?: number;
}

export interface SizeRow {
  size: string;
  /** The same size by another name, such as a letter. */
  also?: string;
  ranges: Partial<Record<Measure, Range>>;
}

/** Whose body, and what is worn on it. */
export type TableId =
  | `ladies${'Clothing' | 'Waists' | 'Belts' | 'Shoes'}`
  | `men${'Clothing' | 'Collars' | 'Waists' | 'Belts' | 'Shoes'}`
  | 'lengths';

/** The sizes of one kind of goods, the smallest first. */
export interface SizeTable {
  id: TableId;
  measures: readonly Measure[];
  rows: readonly SizeRow[];
}

/** Where each size begins, in cm, and after them where the size after the last one would begin. */
type Steps = Partial<Record<Measure, readonly number[]>>;

/** Rows without gaps: a size goes on until the next one begins, less what it is measured by in cm. */
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

/** Gives rows another name beside their own. */
export const alsoNamed = (rows: readonly SizeRow[], names: readonly string[]): SizeRow[] =>
  rows.map((row, place) => ({ ...row, ...(names[place] && { also: names[place] }) }));

const CM_PER_INCH = 2.54;

/** Sizes that are the waist in inches: `W28`. What lies between two of them lies between two sizes. */
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
