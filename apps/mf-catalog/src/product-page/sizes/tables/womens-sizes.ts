import { alsoNamed, ladder, waistsOf, type SizeTable } from './size-table';

/** Numeric clothing sizes. */
export const ladiesClothing: SizeTable = {
  id: 'ladiesClothing',
  measures: ['bust', 'waist', 'hip'],
  rows: alsoNamed(
    ladder(['34', '36', '38', '40', '42', '44', '46'], {
      bust: [80, 84, 88, 92, 96, 101, 107, 113],
      waist: [62, 66, 70, 74, 78, 83, 89, 95],
      hip: [88, 92, 96, 100, 104, 109, 114, 120],
    }),
    ['XS', 'S', 'M', 'M', 'L', 'XL'],
  ),
};

/** Letter clothing sizes, for the same bodies. */
export const ladiesLetters: SizeTable = {
  id: 'ladiesClothing',
  measures: ['bust', 'waist', 'hip'],
  rows: alsoNamed(
    ladder(['XS', 'S', 'M', 'L', 'XL'], {
      bust: [80, 84, 88, 96, 101, 107],
      waist: [62, 66, 70, 78, 83, 89],
      hip: [88, 92, 96, 104, 109, 114],
    }),
    ['34', '36', '38–40', '42', '44'],
  ),
};

/** Jeans sizes by waist. */
export const ladiesWaists: SizeTable = {
  id: 'ladiesWaists',
  measures: ['waist'],
  rows: waistsOf([26, 27, 28, 29, 30, 31, 32, 34]),
};

export const ladiesBelts: SizeTable = {
  id: 'ladiesBelts',
  measures: ['belt'],
  rows: ladder(['75', '80', '85', '90', '95'], { belt: [73, 78, 83, 88, 93, 98] }),
};

export const ladiesShoes: SizeTable = {
  id: 'ladiesShoes',
  measures: ['foot'],
  rows: ladder(
    ['36', '37', '38', '39', '40', '41'],
    { foot: [22.4, 23.1, 23.8, 24.4, 25.1, 25.8, 26.4] },
    0.1,
  ),
};
