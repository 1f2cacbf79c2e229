import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import {
  openReleaseStore,
  releaseVersion,
  setRedirects,
} from '../../libs/federation/src/releases/release/index.ts';
import { history, status } from './read-commands.ts';
import { readOptions } from './options.ts';
import { rollbackCommand } from './rolling-back.ts';

const folder = publishedFolder();
afterEach(() => void delete process.env.RELEASE_STORE);
const text = async (releaseStore = folder.releaseStore) =>
  (await status(releaseStore, readOptions(['--shop', 'http://127.0.0.1:1'], 'status'))).text;

test('the status of a store without channels names the store and its setting', async () => {
  process.env.RELEASE_STORE = '/somewhere/else';
  expect(await text()).toMatch(/^The store \/somewhere\/else has no channel: .*RELEASE_STORE/);
  process.env.RELEASE_STORE = 's3://me:secret@bucket/shop';
  expect(await text()).toMatch(/^The store s3:\/\/bucket\/shop has no channel/);
  const told = await history(folder.releaseStore, readOptions([], 'history'));
  expect(told).toEqual({ text: expect.stringContaining('has no channel'), json: [] });
  await folder.put('mf-search', 'aaa');
  await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  expect(await text()).toMatch(/^live {2}/);
});

test('a lost live channel beside a preview is a problem with its remedy, and a damaged preview has its own', async () => {
  const { releaseStore } = folder;
  for (const version of ['aaa', 'bbb']) await folder.put('mf-search', version);
  const { now } = await releaseVersion(releaseStore, 'mf-search', 'aaa');
  const preview = await releaseVersion(releaseStore, 'mf-search', 'bbb', { channel: 'preview/winter' });
  const line = readOptions(['--channel', 'preview/winter', '--shop', 'http://127.0.0.1:1'], 'rollback');
  await expect(rollbackCommand(releaseStore, line)).rejects.toThrow(
    `npx weefsel rollback --to ${now.id} --channel preview/winter`,
  );
  await rm(join(folder.dir, `store/files/compositions/${preview.now.id}.json`));
  expect(await text()).toContain('Remove this channel as docs/operating/bad-day.md says');
  const found = await releaseStore.pointers.read('channels/live');
  if (found) await releaseStore.pointers.remove('channels/live', found);
  expect(await text()).toContain(
    `problem  The channel live is lost; it was at ${now.id}. To restore it: npx weefsel rollback --to ${now.id}`,
  );
});

test('without keys the status is not called damaged, a rollback is refused, and no key is made', async () => {
  await folder.put('mf-search', 'aaa');
  await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  await rm(join(folder.dir, 'keys'), { recursive: true });
  const releaseStore = openReleaseStore({ DATA_DIR: folder.dir }, { by: 'Anna' });
  expect(await text(releaseStore)).toMatch(
    /^live {2}cannot be checked\n.*no trusted key is here\. Set RELEASE_TRUSTED_KEYS .* or DATA_DIR /,
  );
  const refused = /cannot be checked|release\.key is missing\. Set RELEASE_KEY/;
  for (const line of [[], ['mf-search']])
    await expect(rollbackCommand(releaseStore, readOptions(line, 'rollback'))).rejects.toThrow(refused);
  expect(await readdir(folder.dir)).toEqual(['store']);
});

test('a shell that keeps another composition with the same versions is reported as a problem', async () => {
  await folder.put('mf-search', 'aaa');
  const { now: before } = await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  const { now } = await setRedirects(folder.releaseStore, { '/nl/a/': { to: '/nl/b/' } });
  let composition = before.id;
  const server = createServer((_request, answer) =>
    answer.end(JSON.stringify({ remotes: { 'mf-search': 'aaa' }, composition })),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const look = () => status(folder.releaseStore, readOptions(['--shop', origin], 'status'));
  try {
    const problem = `The shell at ${origin} serves the composition ${before.id}, although ${now.id} is live; its log says why.`;
    const { text, json } = await look();
    expect(text.split('\n')).toContain(`problem  ${problem}`);
    expect(json).toMatchObject({ problem });
    composition = now.id;
    const well = await look();
    expect([well.text, JSON.stringify(well.json)].join()).not.toContain('problem');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
