import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathFile } from './path-file';
import { PathMemory } from './path-memory';

let dir = '';
beforeEach(() => {
  jest.useFakeTimers();
  dir = mkdtempSync(join(tmpdir(), 'known-paths-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(dir, { recursive: true });
});

function server(file = join(dir, 'shell', 'known-paths.json')) {
  const memory = new PathMemory();
  const log = { warn: jest.fn() };
  const kept = pathFile(file, memory, log);
  kept.start();
  return { memory, log, stop: () => kept.stop(), file };
}

const page = { kind: 'page', type: 'navigation', id: 'c1' } as const;

test('a server that starts knows what the last one knew, also when that one was killed', async () => {
  const { memory, file, log } = server();
  memory.learn('nl/dames/', page);
  jest.advanceTimersByTime(10_000);
  const next = server(file);
  expect((await next.memory.recall('nl/dames/'))?.meaning).toEqual(page);
  next.memory.learn('nl/heren/', { kind: 'moved', to: '/nl/mannen/' });
  next.stop();
  const third = server(file);
  expect((await third.memory.recall('nl/heren/'))?.meaning).toEqual({ kind: 'moved', to: '/nl/mannen/' });
  expect(readdirSync(join(dir, 'shell'))).toEqual(['known-paths.json']);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a file is written only when there is news', () => {
  const { memory, stop, file } = server();
  jest.advanceTimersByTime(10_000);
  stop();
  expect(readdirSync(dir)).toEqual([]);
  memory.learn('a', page);
  stop();
  writeFileSync(file, 'somebody else’s');
  memory.learn('a', page);
  stop();
  expect(readFileSync(file, 'utf8')).toBe('somebody else’s');
});

test.each(['', '{"version":1,"paths":[["a",{"mea', '{"version":2,"paths":[]}', '[]', ' '.repeat(8_000_001)])(
  'a damaged file costs a line in the log and nothing else',
  (text) => {
    const file = join(dir, 'known-paths.json');
    writeFileSync(file, text);
    const { memory, log, stop } = server(file);
    expect(log.warn).toHaveBeenCalledTimes(1);
    memory.learn('a', page);
    stop();
    expect(server(file).memory.all()).toHaveLength(1);
  },
);

test('a folder that cannot be written costs a line in the log and nothing else', () => {
  const blocked = join(dir, 'file');
  writeFileSync(blocked, '');
  const { memory, log, stop } = server(join(blocked, 'known-paths.json'));
  memory.learn('a', page);
  stop();
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'Known paths could not be written.');
});
