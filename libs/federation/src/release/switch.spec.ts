/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { publishedFolder } from './published.fixture';
import { readRegistry } from './registry';
import { rollback, switchTo, withdraw } from './switch';

const folder = publishedFolder();

const entry = async (name = 'mf-search') => (await readRegistry(folder.dir)).remotes[name];
const publishAll = async (...versions: string[]) => {
  for (const version of versions) await folder.put('mf-search', version);
};
const release = (version: string) => switchTo(folder.dir, 'mf-search', version);

test('what is released comes before what was live, newest first', async () => {
  await publishAll('aaa', 'bbb', 'ccc');
  for (const version of ['aaa', 'bbb', 'ccc']) await release(version);
  expect(await entry()).toEqual({ version: 'ccc', previous: ['bbb', 'aaa'] });
});

test('a version that was never published cannot become live', async () => {
  await expect(release('aaa')).rejects.toThrow(`mf-search@aaa is not published in ${folder.dir}`);
  expect(await entry()).toBeUndefined();
});

test('what is live and released again does not become its own version before', async () => {
  await publishAll('aaa', 'bbb');
  await release('aaa');
  await release('bbb');
  expect(await release('bbb')).toEqual({
    name: 'mf-search',
    before: { version: 'bbb', previous: ['aaa'] },
    now: { version: 'bbb', previous: ['aaa'] },
  });
  expect(await entry()).toEqual({ version: 'bbb', previous: ['aaa'] });
});

test('an earlier version that is released again is in the history once, so that no way back leads to itself', async () => {
  await publishAll('aaa', 'bbb', 'ccc');
  for (const version of ['aaa', 'bbb', 'ccc', 'aaa']) await release(version);
  expect(await entry()).toEqual({ version: 'aaa', previous: ['ccc', 'bbb'] });
});

test('twenty versions are remembered', async () => {
  const versions = Array.from({ length: 23 }, (_, at) => `v${at}`);
  await publishAll(...versions);
  for (const version of versions) await release(version);
  const previous = (await entry())?.previous;
  expect(previous).toHaveLength(20);
  expect([previous?.[0], previous?.at(-1)]).toEqual(['v21', 'v2']);
});

test('a switch tells what was before and what is now, and touches no other remote', async () => {
  await publishAll('aaa', 'bbb');
  await folder.put('mf-content', 'xxx');
  await switchTo(folder.dir, 'mf-content', 'xxx');
  expect(await release('aaa')).toEqual({ name: 'mf-search', now: { version: 'aaa', previous: [] } });
  expect(await release('bbb')).toEqual({
    name: 'mf-search',
    before: { version: 'aaa', previous: [] },
    now: { version: 'bbb', previous: ['aaa'] },
  });
  expect(await entry('mf-content')).toEqual({ version: 'xxx', previous: [] });
});

test('a rollback goes to the version before, whose files are still there, and forgets what was live', async () => {
  await publishAll('aaa', 'bbb', 'ccc');
  for (const version of ['aaa', 'bbb', 'ccc']) await release(version);
  expect((await rollback(folder.dir, 'mf-search')).now).toEqual({ version: 'bbb', previous: ['aaa'] });
  expect((await rollback(folder.dir, 'mf-search')).before).toEqual({ version: 'bbb', previous: ['aaa'] });
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
  await expect(rollback(folder.dir, 'mf-search')).rejects.toThrow(
    'mf-search has no earlier version to go back to.',
  );
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
  expect(await readdir(`${folder.dir}/mf-search/ccc`)).toContain('server.cjs');
});

test('a rollback may pass by versions, and goes nowhere that was never live', async () => {
  await publishAll('aaa', 'bbb', 'ccc');
  for (const version of ['aaa', 'bbb', 'ccc']) await release(version);
  await expect(rollback(folder.dir, 'mf-search', 'zzz')).rejects.toThrow('no earlier version zzz');
  expect((await entry())?.version).toBe('ccc');
  await rollback(folder.dir, 'mf-search', 'aaa');
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
  await expect(rollback(folder.dir, 'mf-content')).rejects.toThrow('mf-content has no earlier version');
});

test('what no shell took is gone from the registry, and no rollback ever leads to it', async () => {
  await publishAll('aaa', 'bbb', 'bad', 'ccc');
  await release('aaa');
  await release('bbb');
  const before = await entry();
  expect(await withdraw(folder.dir, await release('bad'))).toEqual(before);
  expect(await entry()).toEqual(before);
  await release('ccc');
  await rollback(folder.dir, 'mf-search');
  await rollback(folder.dir, 'mf-search');
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
});

test('a first version that no shell took leaves no entry', async () => {
  await publishAll('bad');
  expect(await withdraw(folder.dir, await release('bad'))).toBeUndefined();
  expect((await readRegistry(folder.dir)).remotes).toEqual({});
});

test('a release in between stays, and its way back does not lead to what was not taken', async () => {
  await publishAll('aaa', 'bad', 'ccc');
  await release('aaa');
  const notTaken = await release('bad');
  await release('ccc');
  expect(await withdraw(folder.dir, notTaken)).toEqual({ version: 'ccc', previous: ['aaa'] });
});

test('a rollback that no shell took is taken back too; what was known before stays known', async () => {
  await publishAll('aaa', 'bbb', 'ccc');
  await release('aaa');
  await release('bbb');
  const notTaken = await rollback(folder.dir, 'mf-search');
  expect(await withdraw(folder.dir, notTaken)).toEqual({ version: 'bbb', previous: ['aaa'] });
  const again = await rollback(folder.dir, 'mf-search');
  await release('ccc');
  expect(await withdraw(folder.dir, again)).toEqual({ version: 'ccc', previous: ['aaa'] });
});

test('taking a version back that somebody else has released again meanwhile leaves it live', async () => {
  await publishAll('aaa', 'bad', 'ccc');
  await release('aaa');
  const notTaken = await release('bad');
  await release('ccc');
  await release('bad');
  expect(await withdraw(folder.dir, notTaken)).toEqual({ version: 'bad', previous: ['ccc', 'aaa'] });
});

test('releases at the same time wait for each other and lose nothing', async () => {
  const names = ['mf-search', 'mf-content', 'mf-catalog', 'mf-account'];
  for (const name of names) await folder.put(name, 'aaa');
  await Promise.all(names.map((name) => switchTo(folder.dir, name, 'aaa')));
  expect(Object.keys((await readRegistry(folder.dir)).remotes).sort()).toEqual(names.toSorted());
});
