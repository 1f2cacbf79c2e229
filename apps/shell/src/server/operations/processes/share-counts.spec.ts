import type { Primary, PrimaryMessage } from '@weefsel/federation/supervisor';
import { readOwn } from '../platform/counts';
import { shareCounts } from './share-counts';

const fault = (times: number) => ({
  release: 'mf-search@1a2b',
  composition: 'c1',
  kind: 'error',
  name: 'TypeError',
  from: 'a.js',
  times,
  lastAt: '2026-11-23T06:00:00.000Z',
});
const counts = (times: number) =>
  readOwn({ metrics: [], visits: { process: `p${times}`, blocks: [] }, faults: [fault(times)] });

function shared() {
  let hear: (message: PrimaryMessage) => void = () => undefined;
  const say = jest.fn<void, Parameters<Primary['say']>>((_saying, onSaid) => onSaid?.());
  const primary: Primary = { say, listen: (listener) => (hear = (message) => listener(message, undefined)) };
  let times = 0;
  const own = async () => counts((times += 1));
  return { ...shareCounts(primary, own), say, tell: (message: PrimaryMessage) => hear(message) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('sends its counts to the primary every two seconds, and at the end', async () => {
  const { say, stop } = shared();
  await jest.advanceTimersByTimeAsync(4000);
  await stop();
  await jest.advanceTimersByTimeAsync(4000);
  expect(say.mock.calls.map(([message]) => message)).toEqual(
    [1, 2, 3].map((times) => ({ say: 'counted', counts: counts(times) })),
  );
});

test('sums the counts of all processes from the primary, under the name of the server', async () => {
  const { ofAll, say, tell, stop } = shared();
  const [one, other] = [ofAll(), ofAll()];
  await jest.advanceTimersByTimeAsync(0);
  expect(say.mock.calls.map(([message]) => message)).toMatchObject([{ ask: 1 }, { ask: 2 }]);
  tell({ tell: 'counts', ask: 2, server: 's1', counts: [counts(20), 'nonsense', counts(2)] });
  tell({ tell: 'counts', ask: 1, server: 's1', counts: [counts(10), counts(1)] });
  expect(await other).toMatchObject({ visits: { process: 's1' }, faults: [{ times: 22 }] });
  expect((await one).faults).toEqual([fault(11)]);
  await stop();
});

test('rejects within a second when the primary does not answer', async () => {
  const { ofAll, stop } = shared();
  const asked = expect(ofAll()).rejects.toThrow(
    'The primary does not say what the other processes counted. Ask again.',
  );
  await jest.advanceTimersByTimeAsync(1000);
  await asked;
  await stop();
});
