import { figuresOf, Recorder } from './recorder';

/** A recorder with a manual clock, in ms. */
function atHand() {
  const clock = { now: 1000 };
  return { clock, recorder: new Recorder(() => clock.now) };
}

test('figures are values that were found', () => {
  expect(figuresOf([30, 10, 20])).toEqual({ p50: 20, p95: 30, p99: 30 });
  expect(figuresOf([])).toEqual({ p50: NaN, p95: NaN, p99: NaN });
});

test('a request counts in the second and the phase in which it ends; only pages have times', () => {
  const { clock, recorder } = atHand();
  recorder.phase = 'day';
  const slow = recorder.send();
  const file = recorder.send();
  clock.now += 400;
  file.end('answered');
  clock.now += 2000;
  slow.end('answered', { isPage: true, isHit: true });
  const seconds = recorder.seconds();
  expect(seconds.map(({ at, answered, pages, hits }) => [at, answered, pages, hits])).toEqual([
    [0, 1, 0, 0],
    [1, 0, 0, 0],
    [2, 1, 1, 1],
  ]);
  expect(seconds.map(({ p95 }) => p95)).toEqual([NaN, NaN, 2400]);
  expect(recorder.timesIn('day')).toEqual([2400]);
  expect(recorder.timesIn('night')).toEqual([]);
});

test('missed requests are listed with whether they were under way when a part was killed', async () => {
  const { clock, recorder } = atHand();
  recorder.phase = 'without a shell';
  const before = recorder.send();
  let meanwhile = before;
  expect(await recorder.breaking(async () => void (meanwhile = recorder.send()))).toBe(1);
  const after = recorder.send();
  clock.now += 100;
  before.end('failed', { what: 'POST /cart: hang up' });
  meanwhile.end('failed', { what: 'GET /nl/: reset' });
  after.end('refused', { isPage: true, what: 'GET /nl/: 503' });
  expect(recorder.missed.map(({ outcome, wasUnderWay }) => [outcome, wasUnderWay])).toEqual([
    ['failed', true],
    ['failed', true],
    ['refused', false],
  ]);
  expect(recorder.seconds()).toMatchObject([{ failed: 2, refused: 1, answered: 0, pages: 1 }]);
});
