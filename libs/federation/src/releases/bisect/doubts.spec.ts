import fc from 'fast-check';
import { bisect } from './bisect.ts';
import { MoreThanOneFault, bisectionSentence } from './bisection.ts';
import type { Versions } from './history.ts';
import { expected, historyOf, planted, REMOTES } from './planted.fixture.ts';
import type { Answer, Check } from './trials.ts';

const numbers = (releases: readonly { number: number }[]) => releases.map(({ number }) => number);
const history = historyOf(Array.from({ length: 64 }, (_, i) => REMOTES[(i * i + 3 * i) % 5] ?? 'mf-search'));

/** True when a composition cannot be tried; deterministic per composition. */
const refuses = (versions: Versions, oneIn: number): boolean =>
  [...JSON.stringify(versions)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) %
    oneIn ===
  0;

test('compositions that cannot be tried never lead to a wrong answer', async () => {
  const arb = fc.integer({ min: 1, max: 64 });
  await fc.assert(
    fc.asyncProperty(arb, arb, fc.integer({ min: 1, max: 6 }), async (a, b, oneIn) => {
      const fault = planted(history, [a, b]);
      const check: Check = async (versions) => (refuses(versions, oneIn) ? 'skip' : fault(versions));
      const bisection = await bisect({ ...history, check });
      const [first = 0, last = first] = expected(history, [a, b]);
      if (bisection.outcome === 'found') {
        expect(numbers(bisection.guilty)).toEqual(expected(history, [a, b]));
        return;
      }
      const suspects = numbers(bisection.suspects);
      if (bisection.guilty.length === 0) expect(suspects).toContain(last);
      else expect(numbers(bisection.guilty)).toEqual([last]);
      const open = first === last ? bisection.maybeAlone : suspects.includes(first);
      if (bisection.guilty.length === 1) expect(open).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('the sentence names the remaining suspects when a composition cannot be tried', async () => {
  const remotes = ['mf-search', 'mf-content', 'mf-account', 'mf-cart'];
  const short = historyOf(remotes);
  const fault = planted(short, [3]);
  const middle: Check = async (versions) =>
    versions['mf-content'] === 'v1' && versions['mf-cart'] === 'v0' ? 'skip' : fault(versions);
  expect(bisectionSentence(await bisect({ ...short, check: middle }))).toBe(
    'One of release 2 (mf-content v0 → v1), release 3 (mf-account v0 → v1), release 4 (mf-cart v0 → v1) ' +
      'brings the fault; what is between could not be tried (4 steps).',
  );
  const pair = planted(short, [2, 4]);
  const partner: Check = async (versions) =>
    versions['mf-cart'] === 'v1' && versions['mf-account'] === 'v0' ? 'skip' : pair(versions);
  const bisection = await bisect({ ...short, check: partner });
  expect(bisectionSentence(bisection)).toMatch(
    /^Release 4 \(mf-cart v0 → v1\) brings the fault, alone or together with one of release 1 .+ could not be tried/,
  );
});

test('a single fault and a pair are each reported in one sentence', async () => {
  const single = await bisect({ ...history, check: planted(history, [20]) });
  expect(bisectionSentence(single)).toMatch(
    /^Release 20 \(mf-\w+ v\d+ → v\d+\) brings the fault, also alone \(\d+ steps\)\.$/,
  );
  const pair = await bisect({ ...history, check: planted(history, [7, 41]) });
  expect(bisectionSentence(pair)).toMatch(
    /^Release 41 \(.+\) brings the fault, but only together with release 7 \(.+\) \(\d+ steps\)\.$/,
  );
});

describe('a check with varying answers', () => {
  const flaky = (wrong: Answer): Check & { asked: number } => {
    const fault = planted(history, [33]);
    const check: Check = async (versions) => {
      const right = await fault(versions);
      return Object.assign(counted, { asked: counted.asked + 1 }).asked % 3 === 0 ? wrong : right;
    };
    const counted = Object.assign(check, { asked: 0 });
    return counted;
  };

  test('is repeated until an intermittent fault shows', async () => {
    const check = flaky('good');
    const bisection = await bisect({ ...history, check, repeat: { times: 3, bad: 'once' } });
    expect(numbers(bisection.guilty)).toEqual([33]);
    expect(bisection.steps).toBeLessThanOrEqual(12);
    expect(check.asked).toBeGreaterThan(bisection.steps);
  });

  test('is decided by majority when it fails at random', async () => {
    const bisection = await bisect({ ...history, check: flaky('bad'), repeat: { times: 5, bad: 'mostly' } });
    expect(numbers(bisection.guilty)).toEqual([33]);
  });
});

describe('confirming', () => {
  const alone = historyOf(Array.from({ length: 64 }, (_, i) => `mf-${i}`));

  /** Bad from release 10 on until it is fixed, and again from release 60 on. */
  const cameBack =
    (fix: number): Check =>
    async (versions) => {
      const hidden = versions['mf-9'] === 'v1' && versions[`mf-${fix - 1}`] === 'v0';
      return hidden || versions['mf-59'] === 'v1' ? 'bad' : 'good';
    };

  test('reports a fault that was fixed and came back when its first beginning is found', async () => {
    const search = bisect({ ...alone, check: cameBack(50), confirm: true });
    await expect(search).rejects.toThrow(
      /^Release 10 .+ the fault was fixed and came back, or there is another/,
    );
    await expect(search).rejects.toMatchObject({ found: { guilty: [{ number: 10 }] } });
    await expect(search).rejects.toBeInstanceOf(MoreThanOneFault);
  });

  test('accepts the last beginning of a fault that was fixed and came back', async () => {
    const bisection = await bisect({ ...alone, check: cameBack(20), confirm: true });
    expect(numbers(bisection.guilty)).toEqual([60]);
  });

  test('reports a second fault that remains without the first', async () => {
    const check: Check = async (versions) =>
      versions['mf-4'] === 'v1' || versions['mf-40'] === 'v1' ? 'bad' : 'good';
    await expect(bisect({ ...alone, check, confirm: true })).rejects.toThrow(
      /^Release 5 .+ But the last composition is bad without it, too/,
    );
  });

  test('reports a fault that takes three releases', async () => {
    const check = planted(alone, [4, 19, 40]);
    await expect(bisect({ ...alone, check, confirm: true })).rejects.toThrow(
      'it takes a third release as well',
    );
  });

  test('finds a single fault and a pair with at most two more steps', async () => {
    for (const guilty of [[1], [64], [3, 50], [63, 64]]) {
      const bisection = await bisect({ ...alone, check: planted(alone, guilty), confirm: true });
      expect(numbers(bisection.guilty)).toEqual(guilty);
      expect(bisection.steps).toBe(bisection.tried.length);
      expect(bisection.steps).toBeLessThanOrEqual(14);
    }
  });
});
