import { atTurn, beginningOf, createTurns } from './turns.ts';

test('counts turns separately for each subject', () => {
  const turns = createTurns();
  expect([turns('blouse'), turns('blouse'), turns('trui'), turns('blouse')]).toEqual([0, 1, 0, 2]);
});

test.each([
  [['a']],
  [
    ['a', 'b'],
    ['x', 'y', 'z'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['x', 'y', 'z', 'w'],
    ['1', '2'],
  ],
])(
  'every combination of %j comes once before any comes again, wherever it begins',
  (...lists: string[][]) => {
    const count = lists.reduce((product, { length }) => product * length, 1);
    for (const beginning of [0, 5, beginningOf('blouse')]) {
      const round = (from: number) =>
        Array.from({ length: count }, (_, turn) => atTurn(from + turn, beginning, ...lists).join(' '));
      expect(new Set(round(0)).size).toBe(count);
      expect(round(count)).toEqual(round(0));
    }
  },
);
