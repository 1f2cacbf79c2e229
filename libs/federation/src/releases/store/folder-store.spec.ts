import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderFiles } from './folder-files';
import { folderPointers } from './folder-pointers';
import { storeContract } from './store-contract.fixture';
import { temporaryFolder } from './temporary-folder.fixture';

describe('a folder', () => {
  const folder = temporaryFolder();
  const store = (dir: string) => ({
    files: folderFiles(join(dir, 'files')),
    pointers: folderPointers(join(dir, 'pointers')),
  });
  let count = 0;
  storeContract({
    open: () => store(folder.dir),
    fresh: () => store(join(folder.dir, `fresh-${++count}`)),
    runs: 40,
  });

  test('ignores abandoned drafts in reads and lists, and accepts later writes beside them', async () => {
    const { files, pointers } = store(folder.dir);
    await mkdir(join(folder.dir, 'files/a'), { recursive: true });
    await mkdir(join(folder.dir, 'pointers/live'), { recursive: true });
    await writeFile(join(folder.dir, 'files/a/.draft-half'), 'ha');
    await writeFile(join(folder.dir, 'pointers/live/.draft-half'), 'ha');
    expect([await files.list(''), await pointers.list(''), await pointers.read('live')]).toEqual([
      ...[[], []],
      undefined,
    ]);
    expect(await files.create('a/half', 'whole')).toBe(true);
    expect((await pointers.move('live', 'whole', undefined))?.value).toBe('whole');
  });

  test('a process that is killed while it writes leaves whole files and whole moves only', async () => {
    const content = 'x'.repeat(3_000_000);
    const src = (name: string) => pathToFileURL(join(__dirname, name)).href;
    const script = `
      import { folderFiles } from '${src('folder-files.ts')}';
      import { folderPointers } from '${src('folder-pointers.ts')}';
      const files = folderFiles('${join(folder.dir, 'files')}');
      const pointers = folderPointers('${join(folder.dir, 'pointers')}');
      console.log('begins');
      for (let n = 0, found; ; n++) {
        await files.create('a/' + n, 'x'.repeat(3_000_000));
        found = await pointers.move('live', 'y'.repeat(200_000), found);
      }`;
    const node = process.execPath;
    const child = spawn(node, ['--experimental-strip-types', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child.stdout, 'data');
    const { files, pointers } = store(folder.dir);
    while ((await files.list('a/')).length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const { path } of await files.list('a/'))
      expect((await files.read(path))?.toString() === content).toBe(true);
    const found = await pointers.read('live');
    expect(found?.value).toHaveLength(200_000);
    expect((await pointers.move('live', 'next', found))?.value).toBe('next');
    expect((await readdir(join(folder.dir, 'files'))).length).toBe(1);
  });
});
