import { versionsOf, writeRehearsal } from '../../libs/federation/src/releases/composition/index.ts';
import {
  quarantineRelease,
  readCurrent,
  releaseVersion,
  startCanary,
} from '../../libs/federation/src/releases/release/index.ts';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { readOptions } from './options.ts';
import { status } from './read-commands.ts';
import { promoteCommand } from './switch-commands.ts';
import { canaryCommand, preview } from './tend-commands.ts';

const folder = publishedFolder();
const said = async () => (await preview(folder.releaseStore, readOptions(['preview/x']))).text;

test('the link of a preview names versions that were not rendered, until they are rehearsed', async () => {
  const { releaseStore } = folder;
  await folder.put('mf-search', 'aaa');
  await folder.put('mf-search', 'bbb');
  await releaseVersion(releaseStore, 'mf-search', 'aaa');
  await releaseVersion(releaseStore, 'mf-search', 'bbb', { channel: 'preview/x' });
  expect(await said()).toContain('\nNot rendered, hence without checkout: mf-search@bbb.');
  const remotes = versionsOf((await readCurrent(releaseStore, 'preview/x'))?.composition ?? { remotes: {} });
  const report = { remotes, pages: ['/search'], hydrated: [], fromRecorded: false };
  await writeRehearsal(releaseStore.files, await releaseStore.key(), {
    ...report,
    at: new Date().toISOString(),
  });
  expect(await said()).not.toContain('Not rendered');
});

test('the watch of canaries begins with the visits that count, and their least number', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const watching = canaryCommand(
    folder.releaseStore,
    readOptions(['watch', '--servers', 'http://127.0.0.1:1'], 'canary'),
  );
  await new Promise<void>((said) => write.mockImplementation(() => (said(), true)));
  process.emit('SIGINT');
  await watching;
  expect(write.mock.calls[0]?.[0]).toMatch(/^A visit is the first page .* no consent, .* 500 visits /);
  write.mockRestore();
});

test('status and canary report that a canary is hidden by a quarantine, and it is not promoted', async () => {
  const { releaseStore } = folder;
  for (const version of ['aaa', 'bbb']) await folder.put('mf-search', version);
  await releaseVersion(releaseStore, 'mf-search', 'aaa');
  await startCanary(releaseStore, { 'mf-search': 'bbb' }, { percent: 5 });
  await quarantineRelease(releaseStore, { release: 'mf-search@bbb', why: 'It hung.', stack: [] });
  const options = (...line: string[]) => readOptions([...line, '--shop', 'http://127.0.0.1:1']);
  for (const command of [status, canaryCommand]) {
    const { text } = await command(releaseStore, options());
    expect(text).toMatch(
      /is shown to nobody, because of mf-search@bbb\. It is in quarantine since .+: It hung\./,
    );
    expect(text).not.toContain('of new visits');
  }
  await expect(promoteCommand(releaseStore, readOptions(['canary']))).rejects.toThrow(
    /^mf-search@bbb cannot be promoted\. It is in quarantine since .+: It hung\. Change it, or lift that: /,
  );
  expect(await folder.live()).toEqual({ version: 'aaa', previous: [] });
});
