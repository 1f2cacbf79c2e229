import type { SizeTable } from './size-table';

/** The second number of trousers. Whoever needs less has them shortened; there are none longer. */
export const lengths: SizeTable = {
  id: 'lengths',
  measures: ['insideLeg'],
  rows: [
    { size: '30', ranges: { insideLeg: { to: 77 } } },
    { size: '32', ranges: { insideLeg: { from: 78, to: 82 } } },
    { size: '34', ranges: { insideLeg: { from: 83, to: 88 } } },
  ],
};
