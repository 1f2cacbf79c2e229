import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedFiles } from './cached-files';
import { NoStorePath, type Files } from './files';
import { filesContract } from './files-contract.fixture';
import { folderFiles } from './folder-files';
import { temporaryFolder } from './temporary-folder.fixture';

const folder = temporaryFolder();
const far = () => folderFiles(join(folder.dir, 'far'));
const near = () => join(folder.dir, 'near');

/** A store that records its reads. */
function counted(files: Files) {
  const reads: string[] = [];
  const read: Files['read'] = (path) => {
    reads.push(path);
    return files.read(path);
  };
  return { ...files, read, reads };
}

describe('files of a store that are kept near', () => filesContract(() => cachedFiles(far(), near())));

test('a file is fetched once, also when many want it at once and after a restart, and even when the store is away', async () => {
  await far().create('a/1', 'content');
  const store = counted(far());
  const files = cachedFiles(store, near());
  await Promise.all([files.read('a/1'), files.read('a/1'), files.fileOf('a/1')]);
  expect((await cachedFiles(store, near()).read('a/1'))?.toString()).toBe('content');
  expect(store.reads).toEqual(['a/1']);
  const away = { ...far(), read: () => Promise.reject(new Error('away')) };
  expect((await cachedFiles(away, near()).read('a/1'))?.toString()).toBe('content');
});

test('a local file holds the content; of what is not there, there is none, nor of what leads elsewhere', async () => {
  const files = cachedFiles(far(), near());
  await files.create('a/1', 'content');
  const file = await files.fileOf('a/1');
  expect(await readFile(file ?? '', 'utf8')).toBe('content');
  expect(await files.fileOf('a/1')).toBe(file);
  expect(await files.fileOf('a/none')).toBeUndefined();
  await expect(files.fileOf('../far/a/1')).rejects.toThrow(NoStorePath);
});

test.each(['contenT', 'cont', ''])(
  'a kept file that was damaged to "%s" is fetched again',
  async (damage) => {
    await far().create('a/1', 'content');
    const file = await cachedFiles(far(), near()).fileOf('a/1');
    await writeFile(file ?? '', damage);
    expect((await cachedFiles(far(), near()).read('a/1'))?.toString()).toBe('content');
    await writeFile(file ?? '', damage);
    expect(await cachedFiles(far(), near()).fileOf('a/1')).toBe(file);
    expect(await readFile(file ?? '', 'utf8')).toBe('content');
    await rm(join(near(), 'a/.sum-1'));
    const store = counted(far());
    await cachedFiles(store, near()).read('a/1');
    expect(store.reads).toEqual(['a/1']);
  },
);

test('reads a file that cannot be cached, but rejects a request for its local file', async () => {
  await far().create('a/1', 'content');
  await writeFile(near(), 'a file where the folder should be');
  const files = cachedFiles(far(), near());
  expect((await files.read('a/1'))?.toString()).toBe('content');
  await expect(files.fileOf('a/1')).rejects.toThrow();
});

test('an abandoned draft is not read as content', async () => {
  await mkdir(join(near(), 'a'), { recursive: true });
  await writeFile(join(near(), 'a/.draft-1-x'), 'ha');
  await chmod(near(), 0o755);
  expect(await cachedFiles(far(), near()).read('a/1')).toBeUndefined();
  expect(await readdir(join(near(), 'a'))).toEqual(['.draft-1-x']);
});
