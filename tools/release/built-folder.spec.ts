import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../libs/federation/src/build/workspace/index.ts';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { readOptions } from './options.ts';
import { editedSince } from './built-folder.ts';
import { publishCommand } from './publish-commands.ts';

jest.mock('../../libs/federation/src/build/workspace/index.ts', () => ({
  ...jest.requireActual<object>('../../libs/federation/src/build/workspace/index.ts'),
  IS_PACKED: true,
}));

const folder = publishedFolder();
const publish = (dir: string) => publishCommand(folder.releaseStore, readOptions([dir], 'publish'));

test('a folder that is not here counts from the repository', async () => {
  const before = process.cwd();
  process.chdir(tmpdir());
  const publishing = publish('no-such-folder');
  process.chdir(before);
  await expect(publishing).rejects.toThrow(`${join(ROOT, 'no-such-folder')} holds no built remote`);
});

test('a folder without a whole build is refused with the missing or damaged file', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'weefsel-built-'));
  const manifest = join(dir, 'browser/manifest.json');
  await expect(publish(dir)).rejects.toThrow(`${dir} holds no built remote: ${manifest} is missing.`);
  mkdirSync(join(dir, 'browser'));
  writeFileSync(manifest, '{');
  await expect(publish(dir)).rejects.toThrow(
    `${join(dir, 'server')} is missing. Build it first: npx weefsel build.`,
  );
  mkdirSync(join(dir, 'server'));
  await expect(publish(dir)).rejects.toThrow(`${manifest} is no JSON.`);
});

test('a source file that is newer than an unchanged build is named', () => {
  const root = mkdtempSync(join(tmpdir(), 'weefsel-root-'));
  const distDir = join(root, 'dist');
  mkdirSync(join(distDir, 'browser'), { recursive: true });
  mkdirSync(join(root, 'src/page'), { recursive: true });
  const manifest = join(distDir, 'browser/manifest.json');
  const source = join(root, 'src/page/page.tsx');
  for (const file of [manifest, source]) writeFileSync(file, '');
  utimesSync(source, 1, 1);
  expect(editedSince({ name: 'mf-stores', distDir }, root)).toEqual([]);
  utimesSync(manifest, 0, 0);
  expect(editedSince({ name: 'mf-stores', distDir }, root)).toEqual([
    'src/page/page.tsx is newer than the build, which is unchanged: npx weefsel build makes it anew.',
  ]);
});
