import fc from 'fast-check';
import { bisect, mostSteps } from './bisect.ts';
import { FirstIsBad, LastIsGood } from './bisection.ts';
import { BrokenHistory } from './history.ts';
import { expected, historyOf, planted, REMOTES } from './planted.fixture.ts';

const numbers = ({ guilty }: { guilty: readonly { number: number }[] }) => guilty.map(({ number }) => number);
const historyArb = fc.array(fc.constantFrom(...REMOTES), { minLength: 64, maxLength: 64 }).map(historyOf);
const numberArb = fc.integer({ min: 1, max: 64 });

test('any single or pair fault in 64 releases of five remotes is found in at most 12 steps', async () => {
  await fc.assert(
    fc.asyncProperty(historyArb, numberArb, numberArb, async (history, a, b) => {
      const check = planted(history, [a, b]);
      const bisection = await bisect({ ...history, check });
      expect(bisection.outcome).toBe('found');
      expect(numbers(bisection)).toEqual(expected(history, [a, b]));
      expect(bisection.steps).toBeLessThanOrEqual(12);
      expect(check.asked).toBe(bisection.steps);
    }),
    { numRuns: 300 },
  );
});

describe('30 planted faults in 64 releases, 30 found', () => {
  const history = historyOf(
    Array.from({ length: 64 }, (_, i) => REMOTES[(i * i + 3 * i) % 5] ?? 'mf-search'),
  );
  const singles = Array.from({ length: 15 }, (_, i) => [1 + ((i * 29) % 64)]);
  const pairs = Array.from({ length: 15 }, (_, i) => [1 + ((i * 7) % 31), 64 - ((i * 11) % 32)]);

  test.each([...singles, ...pairs])('releases %j', async (...guilty: number[]) => {
    const bisection = await bisect({ ...history, check: planted(history, guilty) });
    expect(numbers(bisection)).toEqual(expected(history, guilty));
    expect(bisection.steps).toBeLessThanOrEqual(12);
  });
});

test('every single and pair fault is found within 2 log2 steps, however many releases there are', async () => {
  for (const size of [1, 2, 3, 4, 5, 8, 9, 16, 17, 32]) {
    const history = historyOf(Array.from({ length: size }, (_, i) => `mf-${i}`));
    for (let a = 1; a <= size; a++)
      for (let b = a; b <= size; b++) {
        const bisection = await bisect({ ...history, check: planted(history, [a, b]) });
        expect(numbers(bisection)).toEqual(expected(history, [a, b]));
        expect(bisection.steps).toBeLessThanOrEqual(mostSteps(size));
      }
  }
  expect([1, 2, 3, 64, 65, 1000].map(mostSteps)).toEqual([2, 3, 4, 12, 14, 20]);
});

test('of 64 remotes, a fifth of all pairs and the ends are found in at most 12 steps', async () => {
  const history = historyOf(Array.from({ length: 64 }, (_, i) => `mf-${i}`));
  let most = 0;
  for (const a of [1, 2, ...Array.from({ length: 12 }, (_, i) => 5 * i + 4), 63, 64])
    for (let b = a; b <= 64; b++) {
      const bisection = await bisect({ ...history, check: planted(history, [a, b]) });
      expect(numbers(bisection)).toEqual(expected(history, [a, b]));
      most = Math.max(most, bisection.steps);
    }
  expect(most).toBe(12);
});

test('rejects a bad first composition and a good last one within at most 12 steps', async () => {
  const history = historyOf(Array.from({ length: 64 }, (_, i) => `mf-${i}`));
  let asked = 0;
  const always = (answer: 'good' | 'bad') => () => {
    asked++;
    return Promise.resolve(answer);
  };
  await expect(bisect({ ...history, check: always('bad') })).rejects.toThrow(FirstIsBad);
  expect(asked).toBeLessThanOrEqual(12);
  asked = 0;
  await expect(bisect({ ...history, check: always('good') })).rejects.toThrow(LastIsGood);
  expect(asked).toBeLessThanOrEqual(12);
});

test('a release of a new remote can be guilty', async () => {
  const releases = [
    { remote: 'mf-search', before: 'v0', after: 'v1' },
    { remote: 'mf-stores', before: undefined, after: 'v1' },
    { remote: 'mf-search', before: 'v1', after: 'v2' },
  ];
  const check = async (versions: Readonly<Record<string, string>>) =>
    versions['mf-stores'] ? 'bad' : ('good' as const);
  const bisection = await bisect({ first: { 'mf-search': 'v0' }, releases, check });
  expect(numbers(bisection)).toEqual([2]);
});

test('releases that do not follow from the first composition are refused before anything is tried', async () => {
  const check = () => Promise.reject(new Error('tried'));
  const first = { 'mf-search': 'v0' };
  await expect(bisect({ first, releases: [], check })).rejects.toThrow(BrokenHistory);
  const releases = [{ remote: 'mf-search', before: 'v1', after: 'v2' }];
  await expect(bisect({ first, releases, check })).rejects.toThrow(
    'Release 1 takes mf-search from v1, but it stood at v0.',
  );
});

test('the search rejects with the error of a check that throws', async () => {
  const history = historyOf(['mf-search', 'mf-content', 'mf-search']);
  await expect(bisect({ ...history, check: () => Promise.reject(new Error('no browser')) })).rejects.toThrow(
    'no browser',
  );
});
