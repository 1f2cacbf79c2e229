import {
  addToQuarantine,
  readQuarantine,
  signingKey,
} from '../../libs/federation/src/releases/composition/index.ts';
import { builtShells } from '../../libs/federation/src/releases/release/built-shell.fixture';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import {
  admit,
  publishShell,
  readCurrent,
  releaseVersions,
} from '../../libs/federation/src/releases/release/index.ts';
import { promoteCommand } from './switch-commands.ts';
import { rollbackCommand } from './rolling-back.ts';
import { readOptions } from './options.ts';
import { quarantineCommand } from './tend-commands.ts';
import { releaseBuilt } from './publish-commands.ts';

const folder = publishedFolder();
const built = builtShells();
let builds: string[];
const live = async () => (await readCurrent(folder.releaseStore))?.composition.shell?.version;

/** Three builds were live in turn; the second is in quarantine. */
beforeEach(async () => {
  builds = [];
  for (const mark of ['aaaa', 'bbbb', 'cccc']) {
    const { buildDir } = await built(mark);
    builds.push(await publishShell(buildDir, folder.releaseStore.files));
    await releaseVersions(folder.releaseStore, { shell: builds.at(-1) ?? '' });
  }
  const why = '3 processes of it ended.';
  const entry = {
    release: `shell@${builds[1]}`,
    at: '2026-11-23T06:00:00.000Z',
    by: 'server',
    why,
    stack: [],
  };
  await addToQuarantine(folder.releaseStore.pointers, entry);
});

test('a rollback of the shell passes by a build in quarantine', async () => {
  await rollbackCommand(folder.releaseStore, readOptions(['shell']));
  expect(await live()).toBe(builds[0]);
});

test('a build in quarantine is neither released nor promoted, and the reason is reported', async () => {
  const [, build = ''] = builds;
  const sentence = `It is in quarantine since 2026-11-23 06:00: 3 processes of it ended. Change it, or lift that: npx weefsel quarantine lift shell@${build}`;
  const offer = { contract: '1.0', shared: {}, onlyInShell: [] };
  const release = releaseBuilt(folder.releaseStore, readOptions([]), [], { shell: { build, offer } });
  await expect(release).rejects.toThrow(`shell@${build} was not released. ${sentence}`);
  await releaseVersions(folder.releaseStore, { shell: build }, { channel: 'preview/winter' });
  const promoting = promoteCommand(folder.releaseStore, readOptions(['preview/winter']));
  await expect(promoting).rejects.toThrow(`shell@${build} cannot be promoted. ${sentence}`);
  expect(await live()).toBe(builds[2]);
});

test('a quarantine is lifted by the beginning of the version, with a key for that part alone', async () => {
  const [, build = ''] = builds;
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const { privateKey } = await admit(folder.releaseStore, { remotes: ['mf-stores'], until });
  const key = await signingKey(folder.dir, privateKey);
  const line = readOptions(['lift', build.slice(0, 5)], 'quarantine');
  await expect(quarantineCommand({ ...folder.releaseStore, key: async () => key }, line)).rejects.toThrow(
    'Your key may change mf-stores only, not shell.',
  );
  expect(await readQuarantine(folder.releaseStore.pointers)).toHaveLength(1);
  await quarantineCommand(folder.releaseStore, line);
  expect(await readQuarantine(folder.releaseStore.pointers)).toEqual([]);
});
