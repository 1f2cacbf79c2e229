import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../libs/federation/src/releases/store/temporary-folder.fixture';
import { differingFiles, hashesIn } from './differing-files';
import { isCopied } from './modules';

const folder = temporaryFolder();

async function tree(name: string, files: Record<string, string>) {
  const dir = join(folder.dir, name);
  await mkdir(join(dir, 'sub'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text);
  return hashesIn(dir);
}

test('files that hold other bytes, or are in one folder only, are named; others are not', async () => {
  const one = await tree('one', { 'sub/a.js': 'a', 'b.js': 'b', 'c.js': 'c' });
  const other = await tree('other', { 'sub/a.js': 'A', 'b.js': 'b', 'd.js': 'd' });
  expect(differingFiles(one, other)).toEqual(['c.js', 'd.js', 'sub/a.js']);
  expect(differingFiles(one, one)).toEqual([]);
  expect([...one.keys()]).toEqual(['b.js', 'c.js', 'sub/a.js']);
});

test('of a package goes along what runs, and its licence', () => {
  for (const file of ['', 'LICENSE', 'lib/index.js', 'package.json', 'build/Release/sharp.node'])
    expect([file, isCopied(file)]).toEqual([file, true]);
  for (const file of [
    'index.d.ts',
    'a/b.d.mts',
    'lib/index.js.map',
    'node_modules/b/index.js',
    'node_modules',
  ])
    expect([file, isCopied(file)]).toEqual([file, false]);
});
