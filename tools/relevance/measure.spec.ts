import { toRelevance } from './measure.ts';

const score = (q: string, hits: number, of: number, saysNothing = false, dropped: string[] = []) => ({
  q,
  group: 'plain',
  hits,
  of,
  saysNothing,
  dropped,
});

test('the mean is that of the shares, and what is wrong is named', () => {
  expect(
    toRelevance([score('jurk', 8, 8), score('jas', 4, 8, false, ['groen']), score('rok', 0, 1, true)]),
  ).toEqual({
    queries: 3,
    precision: 0.5,
    nothing: ['rok'],
    dropped: ['jas: groen'],
    wrong: ['4/8 jas → ', '0/1 rok → '],
  });
});
