import type { SizeTable } from './size-table';

/**
 * Leg lengths, the second number of trouser sizes. Trousers can be shortened, so the first is open below. No longer
 * ones exist.
 */
export const lengths: SizeTable = {
  id: 'lengths',
  measures: ['insideLeg'],
  rows: [
    { size: '30', ranges: { insideLeg: { to: 77 } } },
    { size: '32', ranges: { insideLeg: { from: 78, to: 82 } } },
    { size: '34', ranges: { insideLeg: { from: 83, to: 88 } } },
  ],
};
