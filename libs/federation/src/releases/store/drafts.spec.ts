import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clearDrafts, draftIn, writeWhole } from './drafts';
import { temporaryFolder } from './temporary-folder.fixture';

const folder = temporaryFolder();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('clears abandoned drafts, and keeps fresh drafts and whole folders', async () => {
  const abandoned = draftIn(folder.dir);
  const fresh = draftIn(folder.dir, 'registry.json-');
  const whole = join(folder.dir, 'aaa');
  for (const dir of [abandoned, whole]) {
    await mkdir(dir);
    await writeFile(join(dir, 'manifest.json'), '{}');
    await utimes(dir, minutesAgo(11), minutesAgo(11));
  }
  await writeFile(fresh, '{}');
  await utimes(fresh, minutesAgo(9), minutesAgo(9));
  await clearDrafts(folder.dir);
  expect((await readdir(folder.dir)).map((name) => join(folder.dir, name)).sort()).toEqual(
    [fresh, whole].sort(),
  );
});

test('a folder that is not there has no drafts', async () => {
  await expect(clearDrafts(join(folder.dir, 'none'))).resolves.toBeUndefined();
});

test('no two drafts have one name, and none has the name of a version', () => {
  expect(draftIn('x')).not.toBe(draftIn('x'));
  expect(draftIn('x', 'build-')).toMatch(/^x[/\\]\.draft-build-[\da-f-]{36}$/);
});

test('a file is replaced as a whole; one that cannot be leaves no draft', async () => {
  const file = join(folder.dir, 'registry.json');
  await writeWhole(file, 'one');
  await writeWhole(file, 'two');
  expect(await readFile(file, 'utf8')).toBe('two');
  await mkdir(join(folder.dir, 'taken/in'), { recursive: true });
  await expect(writeWhole(join(folder.dir, 'taken'), 'three')).rejects.toThrow();
  expect((await readdir(folder.dir)).sort()).toEqual(['registry.json', 'taken']);
});
