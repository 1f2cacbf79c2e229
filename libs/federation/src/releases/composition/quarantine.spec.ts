import { folderPointers } from '../store';
import { temporaryFolder } from '../store/temporary-folder.fixture';
import { addToQuarantine, liftQuarantine, readQuarantine } from './quarantine';

const folder = temporaryFolder();

const entry = (release: string, stack: string[] = ['at Page']) => ({
  release,
  at: '2026-11-23T06:00:00.000Z',
  by: 'server one',
  why: 'It held up a process for 600 ms.',
  stack,
});

test('a version is in quarantine once, newest first, until it is lifted', async () => {
  const pointers = folderPointers(folder.dir);
  expect(await readQuarantine(pointers)).toEqual([]);
  const [search, catalog] = [entry('mf-search@1a2b'), entry('mf-catalog@3c4d')];
  expect(await addToQuarantine(pointers, search)).toBe(true);
  expect(await addToQuarantine(pointers, catalog)).toBe(true);
  expect(await addToQuarantine(pointers, { ...search, by: 'server other' })).toBe(false);
  expect(await readQuarantine(pointers)).toEqual([catalog, search]);
  expect(await liftQuarantine(pointers, 'mf-search@1a2b')).toBe(true);
  expect(await liftQuarantine(pointers, 'mf-search@1a2b')).toBe(false);
  expect(await readQuarantine(pointers)).toEqual([catalog]);
});

test('servers that find something at the same time lose nothing', async () => {
  const pointers = folderPointers(folder.dir);
  const releases = Array.from({ length: 12 }, (_, at) => `mf-search@v${at}`);
  await Promise.all(releases.map((release) => addToQuarantine(pointers, entry(release))));
  expect((await readQuarantine(pointers)).map(({ release }) => release).sort()).toEqual(releases.sort());
});

test('keeps the first 12 lines of a stack', async () => {
  const pointers = folderPointers(folder.dir);
  const stack = Array.from({ length: 100 }, (_, at) => `at ${at}`);
  await addToQuarantine(pointers, entry('mf-search@1a2b', stack));
  expect((await readQuarantine(pointers))[0]?.stack).toEqual(stack.slice(0, 12));
});

test('a damaged quarantine rejects reading, and is replaced when an entry is added', async () => {
  const pointers = folderPointers(folder.dir);
  await pointers.move('quarantine', '{ half', undefined);
  await expect(readQuarantine(pointers)).rejects.toThrow('The quarantine is damaged');
  expect(await addToQuarantine(pointers, entry('mf-search@1a2b'))).toBe(true);
  expect(await readQuarantine(pointers)).toEqual([entry('mf-search@1a2b')]);
});
