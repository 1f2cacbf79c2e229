import { join } from 'node:path';
import { publishedFolder } from './published.fixture';
import { rehearse, type Looked, type Passed, type Rehearsal, type Stage } from './rehearse';

const folder = publishedFolder();

/** Rehearses with a process that runs some code instead of the shell's. */
async function judgedBy(code: string, more: Partial<Rehearsal> = {}): Promise<string | undefined> {
  await folder.write('judge.cjs', code);
  return rehearse({
    bundle: join(folder.dir, 'judge.cjs'),
    name: 'mf-search',
    version: 'aaa',
    ...more,
  });
}

test('a version passes when its process reports no reason, even if the process would run on', async () => {
  expect(await judgedBy('process.send({ refused: null }); setInterval(() => {}, 1000);')).toBeUndefined();
});

test('the process receives the remote, the version, the options and the environment of its parent', async () => {
  const asked = 'process.send({ refused: [...process.argv.slice(2), process.env.NODE_ENV].join() })';
  const env = process.env.NODE_ENV;
  expect(await judgedBy(asked)).toBe(`mf-search,aaa,{},${env}`);
  const more = { channel: 'preview/winter', beside: { 'mf-content': 'bbb' } };
  expect(await judgedBy(asked, more)).toBe(`mf-search,aaa,${JSON.stringify(more)},${env}`);
});

const STAGE: Stage = {
  candidate: 'http://127.0.0.1:1',
  paths: ['/search'],
  releases: ['mf-search@aaa'],
  asks: [],
};
const staged = `process.send(${JSON.stringify({ refused: null, notes: ['1 page.'], pages: ['/search'], remotes: { 'mf-search': 'aaa' }, stage: STAGE })});`;

test('the rendered pages are looked at in a second step, and the results of both are reported', async () => {
  const notes: string[] = [];
  const passed: Passed[] = [];
  const stages: Stage[] = [];
  const look = async (stage: Stage): Promise<Looked> => {
    stages.push(stage);
    return { hydrated: ['/search'], notes: ['It came alive.'] };
  };
  const refused = await judgedBy(`${staged} setInterval(() => {}, 1000);`, {
    look,
    onNote: (note) => notes.push(note),
    onPassed: (found) => passed.push(found),
  });
  expect(refused).toBeUndefined();
  expect(stages).toEqual([STAGE]);
  expect(notes).toEqual(['1 page.', 'It came alive.']);
  expect(passed).toEqual([
    { remotes: { 'mf-search': 'aaa' }, pages: ['/search'], hydrated: ['/search'], fromRecorded: false },
  ]);
});

test('a version is refused by the look at its pages, and no pass is reported', async () => {
  const passed: Passed[] = [];
  const look = async (): Promise<Looked> => ({ refused: 'It freezes.', hydrated: [], notes: [] });
  const onPassed = (found: Passed) => void passed.push(found);
  expect(await judgedBy(`${staged} setInterval(() => {}, 1000);`, { look, onPassed })).toBe('It freezes.');
  expect(passed).toEqual([]);
});

test('a failed look is noted with the reason, and the version passes by its rendered pages', async () => {
  const notes: string[] = [];
  const look = () => Promise.reject(new Error('no display\n  at launch'));
  const onNote = (note: string) => void notes.push(note);
  expect(await judgedBy(`${staged} setInterval(() => {}, 1000);`, { look, onNote })).toBeUndefined();
  expect(notes).toEqual(['1 page.', 'Hydration was not rehearsed: no display']);
});

test.each([
  ['ends its process', 'process.exit(3)', 'It ended the process that opened it.'],
  ['throws behind its answer', "process.send({ refused: 'It throws.' })", 'It throws.'],
])('a version that %s during the look at its pages is refused', async (_what, code, sentence) => {
  const look = () => new Promise<Looked>(() => undefined);
  const later = `setTimeout(() => { ${code} }, 50); setInterval(() => {}, 1000);`;
  expect(await judgedBy(staged + later, { look })).toBe(sentence);
});

test('a look at the pages that exceeds its time limit refuses the version', async () => {
  const look = () => new Promise<Looked>(() => undefined);
  expect(await judgedBy(`${staged} setInterval(() => {}, 1000);`, { look, lookMs: 100 })).toMatch(
    /^What it does in a browser did not come to an end within 0\.\d s: it hangs, or runs in a circle\.$/,
  );
});

test('each page has a separate time limit, and the page that hangs is named', async () => {
  const pages = `const paths = ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/look'];
    const next = () => { process.send({ at: paths.shift() }); if (paths.length > 0) setTimeout(next, 300); };
    next(); setInterval(() => {}, 1000);`;
  expect(await judgedBy(pages, { limitMs: 1500 })).toBe(
    'The page /look did not come to an end within 1.5 s: it hangs, or runs in a circle.',
  );
});

test.each([
  ['runs in a circle', 'for (;;);'],
  ['hangs', 'setInterval(() => {}, 1000)'],
])('a version that %s is refused when its time is up', async (_what, code) => {
  expect(await judgedBy(code, { limitMs: 300 })).toBe(
    'It did not come to an end within 0.3 s: it hangs, or runs in a circle.',
  );
});

test('a version that ends its process is refused with its last log line', async () => {
  expect(await judgedBy('console.error("before"); console.error("the end "); process.exit(0)')).toBe(
    'It ended the process that opened it. the end',
  );
});

test('a version that answers in place of the rehearsal is refused', async () => {
  expect(await judgedBy('process.send("fine")')).toBe('It spoke in the place of its judge.');
});

test('a version that takes all memory is refused', async () => {
  const greedy = 'const all = []; for (;;) all.push(new Array(1_000_000).fill(0));';
  expect(await judgedBy(greedy, { memoryMb: 24 })).toBe('It takes more than 24 MB of memory.');
});

test('a version that ends its process without output is refused', async () => {
  expect(await judgedBy('process.exit(3)')).toBe('It ended the process that opened it.');
});
