import { readHistory } from '../composition';
import { StoreAway, type Pointers } from '../store';
import { publishedFolder } from './published.fixture';
import { readCurrent, TooBusy, type Change } from './update-channel';
import {
  remove,
  rollback,
  rollbackAll,
  releaseVersions,
  releaseVersion,
  withdraw as takeBack,
} from './release-versions';

const folder = publishedFolder();

const entry = folder.live;
const versionOf = (change: Change) => change.now.composition.remotes['mf-search']?.version;
const publishAll = async (...versions: string[]) => {
  for (const version of versions) await folder.put('mf-search', version);
};
const release = (version: string) => releaseVersion(folder.releaseStore, 'mf-search', version);
/** Takes a change back; returns the resulting remote. */
const withdraw = async (change: Change) => {
  await takeBack(folder.releaseStore, 'mf-search', change);
  return folder.live();
};

test('a release becomes live before the earlier versions, newest first', async () => {
  await publishAll('aaa', 'bbb', 'ccc');
  for (const version of ['aaa', 'bbb', 'ccc']) await release(version);
  expect(await entry()).toEqual({ version: 'ccc', previous: ['bbb', 'aaa'] });
});

test('a version that was never published cannot become live', async () => {
  await expect(release('aaa')).rejects.toThrow('mf-search@aaa is not published in this store.');
  expect(await entry()).toBeUndefined();
});

test('a release of the live version changes nothing', async () => {
  await publishAll('aaa', 'bbb');
  await release('aaa');
  await release('bbb');
  const again = await release('bbb');
  expect(again.now).toBe(again.before);
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

test('a switch returns the compositions before and after, and changes no other remote', async () => {
  await publishAll('aaa', 'bbb');
  await folder.put('mf-content', 'xxx');
  await releaseVersion(folder.releaseStore, 'mf-content', 'xxx');
  const [one, two] = [await release('aaa'), await release('bbb')];
  expect(two.before?.id).toBe(one.now.id);
  expect(two.now.composition).toMatchObject({
    remotes: { 'mf-search': { version: 'bbb' }, 'mf-content': { version: 'xxx' } },
    made: { by: 'Anna', commit: 'c0ffee', what: 'release mf-search', channel: 'live', from: one.now.id },
  });
  expect(await entry('mf-content')).toEqual({ version: 'xxx', previous: [] });
});

test('a rollback goes to the version before, whose files are still there, and forgets what was live', async () => {
  await publishAll('aaa', 'bbb', 'ccc');
  for (const version of ['aaa', 'bbb', 'ccc']) await release(version);
  expect(versionOf(await rollback(folder.releaseStore, 'mf-search'))).toBe('bbb');
  await rollback(folder.releaseStore, 'mf-search');
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
  await expect(rollback(folder.releaseStore, 'mf-search')).rejects.toThrow(
    'mf-search has no earlier version to go back to.',
  );
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
  expect(await folder.releaseStore.files.read('remotes/mf-search/ccc/server.cjs')).toBeDefined();
});

test('a rollback may pass by versions, and goes nowhere that was never live', async () => {
  await publishAll('aaa', 'bbb', 'ccc');
  for (const version of ['aaa', 'bbb', 'ccc']) await release(version);
  await expect(rollback(folder.releaseStore, 'mf-search', 'zzz')).rejects.toThrow('no earlier version zzz');
  await expect(rollback(folder.releaseStore, 'mf-search', 'ccc')).rejects.toThrow(
    'mf-search@ccc is live already.',
  );
  expect((await entry())?.version).toBe('ccc');
  await rollback(folder.releaseStore, 'mf-search', 'aaa');
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
  await expect(rollback(folder.releaseStore, 'mf-content')).rejects.toThrow(
    'mf-content has no earlier version',
  );
});

test('a withdrawn release is no longer live, and no rollback leads to it', async () => {
  await publishAll('aaa', 'bbb', 'bad', 'ccc');
  await release('aaa');
  await release('bbb');
  const before = await entry();
  expect(await withdraw(await release('bad'))).toEqual(before);
  expect(await entry()).toEqual(before);
  await release('ccc');
  await rollback(folder.releaseStore, 'mf-search');
  await rollback(folder.releaseStore, 'mf-search');
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
});

test('a withdrawn first version leaves no entry', async () => {
  await publishAll('bad');
  expect(await withdraw(await release('bad'))).toBeUndefined();
  expect((await readCurrent(folder.releaseStore))?.composition.remotes).toEqual({});
});

test('a later release stays, and its rollback does not lead to the withdrawn version', async () => {
  await publishAll('aaa', 'bad', 'ccc');
  await release('aaa');
  const notTaken = await release('bad');
  await release('ccc');
  expect(await withdraw(notTaken)).toEqual({ version: 'ccc', previous: ['aaa'] });
});

test('a rollback can be withdrawn too, and keeps the earlier versions', async () => {
  await publishAll('aaa', 'bbb', 'ccc');
  await release('aaa');
  await release('bbb');
  const notTaken = await rollback(folder.releaseStore, 'mf-search');
  expect(await withdraw(notTaken)).toEqual({ version: 'bbb', previous: ['aaa'] });
  const again = await rollback(folder.releaseStore, 'mf-search');
  await release('ccc');
  expect(await withdraw(again)).toEqual({ version: 'ccc', previous: ['aaa'] });
});

test('a withdrawn version that was released again stays live', async () => {
  await publishAll('aaa', 'bad', 'ccc');
  await release('aaa');
  const notTaken = await release('bad');
  await release('ccc');
  await release('bad');
  expect(await withdraw(notTaken)).toEqual({ version: 'bad', previous: ['ccc', 'aaa'] });
});

test('releases at the same time wait for each other and lose nothing', async () => {
  const names = ['mf-search', 'mf-content', 'mf-catalog', 'mf-account'];
  for (const name of names) await folder.put(name, 'aaa');
  await Promise.all(names.map((name) => releaseVersion(folder.releaseStore, name, 'aaa')));
  expect(Object.keys((await readCurrent(folder.releaseStore))?.composition.remotes ?? {}).sort()).toEqual(
    names.toSorted(),
  );
});

test('a whole composition is gone back to, and forward again', async () => {
  await publishAll('aaa', 'bbb');
  await folder.put('mf-content', 'xxx');
  const first = await release('aaa');
  await releaseVersion(folder.releaseStore, 'mf-content', 'xxx');
  const last = await release('bbb');
  await rollbackAll(folder.releaseStore);
  expect([await entry(), await entry('mf-content')]).toMatchObject([{ version: 'aaa' }, { version: 'xxx' }]);
  await rollbackAll(folder.releaseStore);
  expect([await entry(), await entry('mf-content')]).toEqual([{ version: 'aaa', previous: [] }, undefined]);
  expect((await readCurrent(folder.releaseStore))?.id).toBe(first.now.id);
  await expect(rollbackAll(folder.releaseStore)).rejects.toThrow(
    'There is no earlier composition to go back to.',
  );
  await rollbackAll(folder.releaseStore, last.now.id);
  expect([await entry(), await entry('mf-content')]).toMatchObject([{ version: 'bbb' }, { version: 'xxx' }]);
  await expect(rollbackAll(folder.releaseStore, '0123456789abcdef')).rejects.toThrow('is not in the store');
});

test('a hundred releases at the same time lose nothing, each noted in the history', async () => {
  const names = Array.from({ length: 100 }, (_, at) => `mf-r${at}`);
  for (const name of names) await folder.put(name, 'aaa');
  // A hundred moves on a busy machine exceed the timeout of one command.
  const untilMoved = async (name: string): Promise<unknown> =>
    releaseVersion(folder.releaseStore, name, 'aaa').catch((error: unknown) => {
      if (error instanceof TooBusy) return untilMoved(name);
      throw error;
    });
  await Promise.all(names.map(untilMoved));
  expect(Object.keys((await readCurrent(folder.releaseStore))?.composition.remotes ?? {}).sort()).toEqual(
    names.toSorted(),
  );
  expect(await readHistory(folder.releaseStore.files, 1000)).toHaveLength(100);
}, 60_000);

test('a damaged composition can be left behind', async () => {
  await publishAll('aaa', 'bbb');
  await release('aaa');
  const { id } = (await release('bbb')).now;
  await folder.releaseStore.files.remove(`compositions/${id}.json`);
  await expect(release('aaa')).rejects.toThrow(`The composition ${id} is not in the store.`);
  await rollbackAll(folder.releaseStore);
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
});

test('a release of all remotes may replace a damaged live composition', async () => {
  await publishAll('aaa', 'bbb');
  const { id } = (await release('aaa')).now;
  await folder.releaseStore.files.remove(`compositions/${id}.json`);
  await releaseVersions(folder.releaseStore, { 'mf-search': 'bbb' }, { evenIfDamaged: true });
  expect(await entry()).toEqual({ version: 'bbb', previous: [] });
});

test('a move that a store did not confirm is made once', async () => {
  await publishAll('aaa', 'bbb');
  await release('aaa');
  const { pointers } = folder.releaseStore;
  let isAway = true;
  const unsure: Pointers = {
    ...pointers,
    move: async (...words) => {
      const moved = await pointers.move(...words);
      if (!isAway) return moved;
      isAway = false;
      throw new StoreAway('The bucket did not answer.');
    },
  };
  await releaseVersion({ ...folder.releaseStore, pointers: unsure }, 'mf-search', 'bbb');
  expect(await entry()).toEqual({ version: 'bbb', previous: ['aaa'] });
  expect(await readHistory(folder.releaseStore.files)).toHaveLength(2);
});

test('a rollback that a store neither made nor confirmed is made by the next try', async () => {
  await publishAll('aaa', 'bbb');
  await release('aaa');
  await release('bbb');
  const { pointers } = folder.releaseStore;
  let isAway = true;
  const away: Pointers = {
    ...pointers,
    move: async (...words) => {
      if (!isAway) return pointers.move(...words);
      isAway = false;
      throw new StoreAway('The bucket did not answer.');
    },
  };
  await rollbackAll({ ...folder.releaseStore, pointers: away });
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
});

describe('paths', () => {
  const claims = async (name: string, version: string, paths: string[]) => {
    const description = { pages: { map: { paths } }, fragments: [], storage: [], events: [] };
    await folder.put(name, version, undefined, { description });
    return releaseVersion(folder.releaseStore, name, version);
  };

  test('travel in the composition, with each version that can be gone back to', async () => {
    await claims('mf-stores', 'aaa', ['/nl/winkels/']);
    await claims('mf-stores', 'bbb', ['/nl/filialen/']);
    const live = async () =>
      (await readCurrent(folder.releaseStore))?.composition.remotes['mf-stores']?.pages;
    expect(await live()).toEqual({ map: { paths: ['/nl/filialen/'] } });
    await rollback(folder.releaseStore, 'mf-stores');
    expect(await live()).toEqual({ map: { paths: ['/nl/winkels/'] } });
  });

  test('have one owner: a release that claims another remote’s is refused with both names, and changes nothing', async () => {
    await claims('mf-stores', 'aaa', ['/nl/winkels/']);
    await expect(claims('mf-map', 'ccc', ['/nl/winkels'])).rejects.toThrow(
      'mf-stores (page map) and mf-map (page map) both claim the path /nl/winkels. One of them has to give it up first. Nothing was changed.',
    );
    expect(await folder.live('mf-map')).toBeUndefined();
  });

  test('are free again when their owner gave them up', async () => {
    await claims('mf-stores', 'aaa', ['/nl/winkels/']);
    await claims('mf-stores', 'bbb', ['/nl/filialen/']);
    await claims('mf-map', 'ccc', ['/nl/winkels/']);
    await expect(rollback(folder.releaseStore, 'mf-stores')).rejects.toThrow('both claim the path');
  });
});

test('a remote that is removed is in no composition any more, others stay, and the whole can be gone back to', async () => {
  await publishAll('aaa');
  await folder.put('mf-stores', 'bbb');
  await release('aaa');
  await releaseVersion(folder.releaseStore, 'mf-stores', 'bbb');
  await remove(folder.releaseStore, 'mf-stores', { why: 'the shops close' });
  expect([await folder.live('mf-stores'), await folder.live()]).toEqual([
    undefined,
    { version: 'aaa', previous: [] },
  ]);
  await expect(remove(folder.releaseStore, 'mf-stores')).rejects.toThrow('mf-stores is not in live.');
  await rollbackAll(folder.releaseStore);
  expect(await folder.live('mf-stores')).toEqual({ version: 'bbb', previous: [] });
});
