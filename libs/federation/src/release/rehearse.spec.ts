/** @jest-environment node */
import { join } from 'node:path';
import { publishedFolder } from './published.fixture';
import { rehearse } from './rehearse';

const folder = publishedFolder();

/** Rehearses with a process that runs some code in the place of the shell's. */
async function judgedBy(
  code: string,
  limits: { limitMs?: number; memoryMb?: number } = {},
): Promise<string | undefined> {
  await folder.write('judge.cjs', code);
  return rehearse({
    bundle: join(folder.dir, 'judge.cjs'),
    name: 'mf-search',
    version: 'aaa',
    ...limits,
  });
}

test('nothing speaks against a version whose process says so, also when it would run on', async () => {
  expect(await judgedBy('process.send({ refused: null }); setInterval(() => {}, 1000);')).toBeUndefined();
});

test('the process is told which version it is, and that this is production', async () => {
  const asked = 'process.send({ refused: [...process.argv.slice(2), process.env.NODE_ENV].join() })';
  expect(await judgedBy(asked)).toBe(`mf-search,aaa,${process.env.NODE_ENV}`);
});

test.each([
  ['runs in a circle', 'for (;;);'],
  ['hangs', 'setInterval(() => {}, 1000)'],
])('a version that %s is refused when its time is up', async (_what, code) => {
  expect(await judgedBy(code, { limitMs: 300 })).toBe(
    'It did not come to an end within 0.3 s: it hangs, or runs in a circle.',
  );
});

test('a version that ends its process is refused with what it said last', async () => {
  expect(await judgedBy('console.error("before"); console.error("the end "); process.exit(0)')).toBe(
    'It ended the process that opened it. the end',
  );
});

test('a version that answers for its judge is refused', async () => {
  expect(await judgedBy('process.send("fine")')).toBe('It spoke in the place of its judge.');
});

test('a version that takes all memory is refused', async () => {
  const greedy = 'const all = []; for (;;) all.push(new Array(1_000_000).fill(0));';
  expect(await judgedBy(greedy, { memoryMb: 24 })).toBe('It takes more than 24 MB of memory.');
});

test('a version that says nothing when it ends its process is refused', async () => {
  expect(await judgedBy('process.exit(3)')).toBe('It ended the process that opened it.');
});
