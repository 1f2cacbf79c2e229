import { evaluateBundle } from '@weefsel/federation/server';
import { EventEmitter } from 'node:events';
import { processGuard } from './process-guard';

const log = { error: jest.fn() };
const end = jest.fn();
let faults: EventEmitter;
let guard: ReturnType<typeof processGuard>;
beforeEach(() => {
  jest.clearAllMocks();
  faults = new EventEmitter();
  guard = processGuard(log, end);
  guard.watch(faults);
});

const thrownByRemote = (message = 'no'): unknown => {
  try {
    return evaluateBundle(`throw new Error('${message}')`, 'mf-search@1a2b/server.cjs', {});
  } catch (error) {
    return error;
  }
};

test.each(['uncaughtException', 'unhandledRejection'])(
  'an %s of a remote is logged with its version and ends nothing, also while the server starts',
  (event) => {
    const err = thrownByRemote();
    faults.emit(event, err);
    expect(log.error.mock.calls).toEqual([
      [
        {
          err: expect.objectContaining({ message: expect.stringContaining('no') }),
          remote: 'mf-search@1a2b',
          times: 1,
        },
        'mf-search@1a2b threw where nobody catches it; the shop goes on.',
      ],
    ]);
    expect(end).not.toHaveBeenCalled();
  },
);

test('a fault of the shell ends its start, and nothing once it serves', () => {
  const err = new Error('own');
  faults.emit('uncaughtException', err);
  expect(end.mock.calls).toEqual([[err]]);
  expect(log.error).not.toHaveBeenCalled();
  guard.serves();
  faults.emit('unhandledRejection', err);
  expect(end).toHaveBeenCalledTimes(1);
  expect(log.error.mock.calls).toEqual([
    [{ err, times: 1 }, 'The shell threw where nobody catches it; the shop goes on.'],
  ]);
});

test('a thrown value that is no error is logged as an error', () => {
  guard.serves();
  faults.emit('unhandledRejection', 'text');
  faults.emit('unhandledRejection', undefined);
  expect(log.error.mock.calls.map(([{ err }]) => (err as Error).message)).toEqual(['text', 'undefined']);
});

test('logs a repeated fault ever more rarely, counted per fault', () => {
  for (let turn = 0; turn < 100; turn += 1) faults.emit('uncaughtException', thrownByRemote());
  faults.emit('uncaughtException', thrownByRemote('another'));
  expect(log.error.mock.calls.map(([{ times }]) => times as number)).toEqual([1, 2, 4, 8, 16, 32, 64, 1]);
});

test('counts at most 200 kinds of faults and logs every further one', () => {
  guard.serves();
  for (let kind = 0; kind < 300; kind += 1)
    for (const turn of [1, 2, 3]) faults.emit('uncaughtException', new Error(`${kind} ${turn > 0}`));
  const linesOf = (kind: number) =>
    log.error.mock.calls.filter(([{ err }]) => (err as Error).message === `${kind} true`).length;
  expect([linesOf(0), linesOf(199), linesOf(200), linesOf(299)]).toEqual([2, 2, 3, 3]);
});
