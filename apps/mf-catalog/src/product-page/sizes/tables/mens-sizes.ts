import { alsoNamed, ladder, waistsOf, type SizeTable } from './size-table';

/** Numeric clothing sizes. */
export const menClothing: SizeTable = {
  id: 'menClothing',
  measures: ['bust', 'waist', 'hip'],
  rows: alsoNamed(
    ladder(['46', '48', '50', '52', '54', '56'], {
      bust: [90, 94, 98, 102, 106, 110, 116],
      waist: [78, 82, 86, 90, 94, 99, 105],
      hip: [92, 96, 100, 104, 108, 112, 117],
    }),
    ['S', 'M', 'M', 'L', 'XL', 'XXL'],
  ),
};

/** Letter clothing sizes, for the same bodies. */
export const menLetters: SizeTable = {
  id: 'menClothing',
  measures: ['bust', 'waist', 'hip'],
  rows: alsoNamed(
    ladder(['S', 'M', 'L', 'XL', 'XXL'], {
      bust: [90, 94, 102, 106, 110, 116],
      waist: [78, 82, 90, 94, 99, 105],
      hip: [92, 96, 104, 108, 112, 117],
    }),
    ['46', '48–50', '52', '54', '56'],
  ),
};

const COLLARS = ['38', '39', '40', '41', '42', '43', '44'];
const CHESTS = ladder(COLLARS, { bust: [90, 94, 98, 102, 106, 110, 116, 122] });

/** Shirt sizes by collar, measured to half a cm. */
export const menCollars: SizeTable = {
  id: 'menCollars',
  measures: ['collar', 'bust'],
  rows: ladder(COLLARS, { collar: [37.5, 38.5, 39.5, 40.5, 41.5, 42.5, 43.5, 44.5] }, 0.5).map(
    ({ size, ranges }, place) => ({ size, ranges: { ...ranges, ...CHESTS[place]?.ranges } }),
  ),
};

/** Sizes of jeans, chinos and shorts by waist. */
export const menWaists: SizeTable = {
  id: 'menWaists',
  measures: ['waist'],
  rows: waistsOf([29, 30, 31, 32, 33, 34, 36, 38]),
};

export const menBelts: SizeTable = {
  id: 'menBelts',
  measures: ['belt'],
  rows: ladder(['85', '90', '95', '100', '105', '110'], { belt: [83, 88, 93, 98, 103, 108, 113] }),
};

export const menShoes: SizeTable = {
  id: 'menShoes',
  measures: ['foot'],
  rows: ladder(
    ['40', '41', '42', '43', '44', '45', '46'],
    { foot: [25.1, 25.8, 26.4, 27.1, 27.8, 28.4, 29.1, 29.8] },
    0.1,
  ),
};
