import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskSpace } from './disk-space.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-space-'));
  await mkdir(join(folder, 'aa'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, bytes: number) => writeFile(join(folder, name), Buffer.alloc(bytes));
const left = async () => (await readdir(join(folder, 'aa'))).toSorted();

async function fill(space: DiskSpace, names: readonly string[]) {
  for (const name of names) {
    await put(`aa/${name}`, 100);
    await space.add(`aa/${name}`, 100);
  }
}

test('removes the files that have been unused for the longest time', async () => {
  const space = new DiskSpace(folder, 300);
  await fill(space, ['one', 'two', 'three']);
  await space.use('aa/one');
  await fill(space, ['four']);
  expect(await left()).toEqual(['four', 'one']);
});

test('knows after a restart what was used last', async () => {
  const before = new DiskSpace(folder, 1000);
  const longAgo = new Date(Date.now() - 86_400_000);
  for (const name of ['one', 'two', 'three']) {
    await put(`aa/${name}`, 100);
    await utimes(join(folder, 'aa', name), longAgo, longAgo);
  }
  await before.takeOver();
  await before.use('aa/one');

  await new DiskSpace(folder, 150).takeOver();
  expect(await left()).toEqual(['one']);
});

test('counts a file once, however often it is written', async () => {
  const space = new DiskSpace(folder, 300);
  await fill(space, ['one', 'one', 'one', 'two']);
  await space.takeOver();
  expect(await left()).toEqual(['one', 'two']);
});

test('removes what a crash left half written, but not what is being written', async () => {
  await put('aa/old.tmp', 10);
  await utimes(join(folder, 'aa', 'old.tmp'), new Date(0), new Date(0));
  await put('aa/new.tmp', 10);
  await new DiskSpace(folder, 300).takeOver();
  expect(await left()).toEqual(['new.tmp']);
});

test('does not mind a folder that is not there', async () => {
  await expect(new DiskSpace(join(folder, 'none'), 300).takeOver()).resolves.toBeUndefined();
});
