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
  await Promise.all([files.read('a/1'), files.read('a/1'), files.bring('a/1')]);
  expect((await cachedFiles(store, near()).read('a/1'))?.toString()).toBe('content');
  expect(store.reads.filter((path) => path === 'a/1')).toHaveLength(1);
  const away = { ...far(), read: () => Promise.reject(new Error('away')) };
  expect((await cachedFiles(away, near()).read('a/1'))?.toString()).toBe('content');
});

const local = (path: string) => readFile(join(near(), path), 'utf8');

test('a brought file holds the content; of what is not there, there is none, nor of what leads elsewhere', async () => {
  const files = cachedFiles(far(), near());
  await files.create('a/1', 'content');
  await files.bring('a/1');
  expect(await local('a/1')).toBe('content');
  await files.bring('a/none');
  await expect(local('a/none')).rejects.toThrow('ENOENT');
  await expect(files.bring('../far/a/1')).rejects.toThrow(NoStorePath);
});

test('a file comes with its compressed forms, and one without them is not asked for again, also after a restart', async () => {
  await far().create('a/1.js', 'content');
  await far().create('a/1.js.br', 'small');
  const store = counted(far());
  await cachedFiles(store, near()).bring('a/1.js');
  expect(await local('a/1.js.br')).toBe('small');
  expect([...store.reads].sort()).toEqual(['a/1.js', 'a/1.js.br', 'a/1.js.gz']);
  const files = cachedFiles(store, near());
  await files.bring('a/1.js');
  await files.bring('a/1.js');
  expect(store.reads).toHaveLength(3);
});

test('a file whose compressed form cannot be fetched is not here, and comes later', async () => {
  await far().create('a/1.js', 'content');
  await far().create('a/1.js.br', 'small');
  const read: Files['read'] = (path) =>
    path.endsWith('.br') ? Promise.reject(new Error('away')) : far().read(path);
  await expect(cachedFiles({ ...far(), read }, near()).bring('a/1.js')).rejects.toThrow('away');
  await expect(local('a/1.js')).rejects.toThrow('ENOENT');
  await cachedFiles(far(), near()).bring('a/1.js');
  expect([await local('a/1.js'), await local('a/1.js.br')]).toEqual(['content', 'small']);
});

test.each(['contenT', 'cont', ''])(
  'a kept file that was damaged to "%s" is fetched again',
  async (damage) => {
    await far().create('a/1', 'content');
    await far().create('a/1.gz', 'small');
    await cachedFiles(far(), near()).bring('a/1');
    await writeFile(join(near(), 'a/1'), damage);
    expect((await cachedFiles(far(), near()).read('a/1'))?.toString()).toBe('content');
    for (const path of ['a/1', 'a/1.gz']) await writeFile(join(near(), path), damage);
    await cachedFiles(far(), near()).bring('a/1');
    expect([await local('a/1'), await local('a/1.gz')]).toEqual(['content', 'small']);
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
  await expect(files.bring('a/1')).rejects.toThrow();
});

test('an abandoned draft is not read as content', async () => {
  await mkdir(join(near(), 'a'), { recursive: true });
  await writeFile(join(near(), 'a/.draft-1-x'), 'ha');
  await chmod(near(), 0o755);
  expect(await cachedFiles(far(), near()).read('a/1')).toBeUndefined();
  expect(await readdir(join(near(), 'a'))).toEqual(['.draft-1-x']);
});
