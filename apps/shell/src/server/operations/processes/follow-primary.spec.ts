import { fromPartial } from '@total-typescript/shoehorn';
import type { Snapshot } from '@weefsel/federation/server';
import type { Primary, PrimaryMessage } from '@weefsel/federation/supervisor';
import { fixedRemotes } from '../../request/fixed-remotes';
import { followPrimary } from './follow-primary';

const snapshot = (version: string) =>
  fromPartial<Snapshot>({
    composition: `c-${version}`,
    amiss: [],
    remotes: new Map([['mf-search', { ref: { version } }]]),
  });

function followed() {
  let hear: (message: PrimaryMessage) => void = () => undefined;
  let current = snapshot('v1');
  const say = jest.fn();
  const keepOut = jest.fn();
  const primary: Primary = { say, listen: (listener) => (hear = (message) => listener(message, undefined)) };
  const closing = { announced: false };
  const remotes = { ...fixedRemotes(() => current), keepOut };
  const follows = followPrimary(primary, remotes, closing);
  return {
    ...follows,
    tell: (message: PrimaryMessage) => hear(message),
    say,
    keepOut,
    closing,
    serve: (next: Snapshot) => (current = next),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('applies quarantine, process list, shell problem and closing from the primary', () => {
  const { tell, keepOut, closing, processes, shellProblem, stop } = followed();
  tell({ tell: 'quarantine', releases: ['mf-search@1a2b'] });
  expect(keepOut.mock.calls).toEqual([[['mf-search@1a2b']]]);
  const served = [{ pid: 1, amiss: [], remotes: {} }];
  tell({ tell: 'served', processes: served });
  expect(processes()).toBe(served);
  const problem = { build: 'two', why: 'It needs react 20.' };
  tell({ tell: 'shell-problem', problem });
  expect(shellProblem()).toBe(problem);
  expect(closing.announced).toBe(false);
  tell({ tell: 'closing' });
  expect(closing.announced).toBe(true);
  stop();
});

test('reports the served composition to the primary, once for each change', () => {
  const { say, serve, stop } = followed();
  jest.advanceTimersByTime(1000);
  serve(snapshot('v2'));
  jest.advanceTimersByTime(1000);
  expect(say.mock.calls).toEqual(
    ['v1', 'v2'].map((version) => [
      {
        say: 'served',
        served: { composition: `c-${version}`, amiss: [], remotes: { 'mf-search': version } },
      },
    ]),
  );
  stop();
});
