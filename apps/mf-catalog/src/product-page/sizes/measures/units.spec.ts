import { measured, readIn, writtenRange } from './units';

describe('measures', () => {
  test('are written in the unit that was chosen, as they are written here', () => {
    expect([measured('cm', 74), measured('cm', 24.5), measured('inch', 74)]).toEqual([
      '74 cm',
      '24,5 cm',
      '29,1 inch',
    ]);
  });

  test('are written as ranges, also where a size has no beginning or is one measure', () => {
    const until = (most: string) => `tot ${most}`;
    expect(writtenRange('cm', { from: 37.5, to: 38 }, until)).toBe('37,5–38');
    expect(writtenRange('cm', { to: 77 }, until)).toBe('tot 77');
    expect(writtenRange('cm', { from: 38, to: 38 }, until)).toBe('38');
  });

  test.each([
    ['cm', '74', 74],
    ['cm', ' 74,5 cm ', 74.5],
    ['cm', '74.25', 74.3],
    ['inch', '29', 73.7],
    ['inch', '29"', 73.7],
    ['cm', 'veel', undefined],
    ['cm', '-74', undefined],
    ['cm', '7400', undefined],
    ['cm', '', undefined],
  ] as const)('are read in %s: %j', (unit, typed, cm) => expect(readIn(unit, typed)).toBe(cm));
});
