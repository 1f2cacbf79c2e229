import { readChannel, readHistory, readQuarantine } from '../composition';
import { quarantineRelease, quarantineSentence } from './quarantine';
import { builtShells } from './built-shell.fixture';
import { publishedFolder } from './published.fixture';
import { publishShell } from './publish-shell';
import { releaseVersions, releaseVersion } from './release-versions';

const folder = publishedFolder();
const built = builtShells();

const guilty = (release: string) => ({
  release,
  why: 'It held up a process for 600 ms.',
  stack: ['at Page'],
});
const release = (version: string, name = 'mf-search') => releaseVersion(folder.releaseStore, name, version);
const channel = () => readChannel(folder.releaseStore.pointers, 'live');

beforeEach(async () => {
  for (const version of ['aaa', 'bbb', 'ccc'])
    for (const name of ['mf-search', 'mf-content']) await folder.put(name, version);
  await releaseVersions(folder.releaseStore, { 'mf-search': 'aaa', 'mf-content': 'aaa' });
});

test('the live channel goes back to the composition before, as nothing else was released since', async () => {
  const before = await channel();
  await release('bbb');
  expect(await quarantineRelease(folder.releaseStore, guilty('mf-search@bbb'))).toBe(true);
  expect(await channel()).toMatchObject({ composition: before?.composition, previous: before?.previous });
  expect(await readQuarantine(folder.releaseStore.pointers)).toMatchObject([
    { release: 'mf-search@bbb', by: 'Anna' },
  ]);
  expect(await readHistory(folder.releaseStore.files)).toContainEqual(
    expect.objectContaining({
      what: 'quarantine mf-search@bbb',
      why: 'It held up a process for 600 ms.',
      to: before?.composition,
      changes: ['mf-search bbb → aaa'],
    }),
  );
});

test('it goes past versions that are in quarantine too', async () => {
  const first = await channel();
  await release('bbb');
  await release('ccc');
  await quarantineRelease(folder.releaseStore, guilty('mf-search@bbb'));
  expect(await folder.live()).toEqual({ version: 'ccc', previous: ['bbb', 'aaa'] });
  await quarantineRelease(folder.releaseStore, guilty('mf-search@ccc'));
  expect((await channel())?.composition).toBe(first?.composition);
});

test('where others were released since, the channel stays and servers pass the version by', async () => {
  await release('bbb');
  await release('bbb', 'mf-content');
  const now = await channel();
  await quarantineRelease(folder.releaseStore, guilty('mf-search@bbb'));
  expect((await channel())?.composition).toBe(now?.composition);
  expect(await readHistory(folder.releaseStore.files)).toContainEqual(
    expect.objectContaining({ what: 'quarantine mf-search@bbb', changes: [] }),
  );
});

test('where there is nothing before it, the channel stays', async () => {
  const now = await channel();
  await quarantineRelease(folder.releaseStore, guilty('mf-search@aaa'));
  expect((await channel())?.composition).toBe(now?.composition);
});

test('a second server that finds the same changes nothing', async () => {
  await release('bbb');
  await quarantineRelease(folder.releaseStore, guilty('mf-search@bbb'));
  const events = (await readHistory(folder.releaseStore.files)).length;
  expect(await quarantineRelease(folder.releaseStore, guilty('mf-search@bbb'))).toBe(false);
  expect(await readHistory(folder.releaseStore.files)).toHaveLength(events);
});

test('why a version in quarantine is not released is one sentence and what to do', async () => {
  await quarantineRelease(folder.releaseStore, guilty('mf-search@bbb'));
  expect(await quarantineSentence(folder.releaseStore, 'mf-search', 'aaa')).toBeUndefined();
  expect(await quarantineSentence(folder.releaseStore, 'mf-search', 'bbb')).toMatch(
    /^It is in quarantine since .+: It held up a process for 600 ms\. .+ npx weefsel quarantine lift mf-search@bbb$/,
  );
});

test('a remote that came with another build of the shell takes that build not back', async () => {
  const shell = await publishShell((await built('aaaa')).buildDir, folder.releaseStore.files);
  await releaseVersions(folder.releaseStore, { shell, 'mf-search': 'bbb' });
  const now = await channel();
  await quarantineRelease(folder.releaseStore, guilty('mf-search@bbb'));
  expect((await channel())?.composition).toBe(now?.composition);
});

test('a build of the shell is taken back in the same way, and past builds that are in quarantine too', async () => {
  const [one = '', two = '', three = ''] = await Promise.all(
    ['aaaa', 'bbbb', 'cccc'].map(async (mark) =>
      publishShell((await built(mark)).buildDir, folder.releaseStore.files),
    ),
  );
  await releaseVersion(folder.releaseStore, 'shell', one);
  const first = await channel();
  await releaseVersion(folder.releaseStore, 'shell', two);
  await releaseVersion(folder.releaseStore, 'shell', three);
  await quarantineRelease(folder.releaseStore, guilty(`shell@${two}`));
  expect((await channel())?.previous[1]).toBe(first?.composition);
  await quarantineRelease(folder.releaseStore, guilty(`shell@${three}`));
  expect((await channel())?.composition).toBe(first?.composition);
  expect((await readHistory(folder.releaseStore.files))[0]).toMatchObject({
    what: `quarantine shell@${three}`,
    why: 'It held up a process for 600 ms.',
    changes: [`shell ${three} → ${one}`],
  });
});

test('a build that a remote was released with takes that remote not back', async () => {
  const [one, two] = [
    await publishShell((await built('aaaa')).buildDir, folder.releaseStore.files),
    await publishShell((await built('bbbb')).buildDir, folder.releaseStore.files),
  ];
  await releaseVersion(folder.releaseStore, 'shell', one);
  await releaseVersions(folder.releaseStore, { shell: two, 'mf-search': 'bbb' });
  const now = await channel();
  await quarantineRelease(folder.releaseStore, guilty(`shell@${two}`));
  expect((await channel())?.composition).toBe(now?.composition);
});
