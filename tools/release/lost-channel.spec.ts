import { signingKey } from '../../libs/federation/src/releases/composition/index.ts';
import { builtShells } from '../../libs/federation/src/releases/release/built-shell.fixture';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import {
  admit,
  publishShell,
  readCurrent,
  releaseVersions,
} from '../../libs/federation/src/releases/release/index.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openStore } from '../../libs/federation/src/releases/store/index.ts';
import { temporaryFolder } from '../../libs/federation/src/releases/store/temporary-folder.fixture';
import { readOptions } from './options.ts';
import { keyCommand } from './keys.ts';
import { requireStoreOfShop } from './require-channel.ts';
import { rollbackCommand } from './rolling-back.ts';
import { removeCommand } from './switch-commands.ts';

jest.mock('../rehearsal/refusal-of.ts', () => ({ refusalOf: jest.fn() }));

const folder = publishedFolder();
const away = temporaryFolder();
const built = builtShells();
const rollback = (...line: string[]) =>
  rollbackCommand(folder.releaseStore, readOptions([...line, '--shop', 'http://127.0.0.1:1'], 'rollback'));

beforeEach(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { buildDir } = await built('aaaa');
  const shell = await publishShell(buildDir, folder.releaseStore.files);
  const entry = { js: ['entry.js'], css: [] };
  const manifest = { pages: {}, shared: {}, contract: '1.0', bundled: [], entry };
  for (const name of ['mf-search', 'mf-stores']) await folder.put(name, 'aaa', undefined, manifest);
  await releaseVersions(folder.releaseStore, { shell, 'mf-search': 'aaa', 'mf-stores': 'aaa' });
});
afterEach(() => jest.restoreAllMocks());

test('a lost live channel is restored by naming a composition, with a full key only', async () => {
  const { releaseStore } = folder;
  const { id } = (await readCurrent(releaseStore)) ?? { id: '' };
  const lost = await releaseStore.pointers.read('channels/live');
  if (lost) await releaseStore.pointers.remove('channels/live', lost);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const { privateKey } = await admit(releaseStore, { remotes: ['mf-search'], until });
  const key = await signingKey(folder.dir, privateKey);
  const line = readOptions(['--to', id, '--shop', 'http://127.0.0.1:1'], 'rollback');
  await expect(rollbackCommand({ ...releaseStore, key: async () => key }, line)).rejects.toThrow(
    'Your key may change mf-search only: this would change mf-stores and shell too.',
  );
  await expect(rollback()).rejects.toThrow(
    `The channel live is lost; it was at ${id}. To restore it: npx weefsel rollback --to ${id}`,
  );
  await expect(rollback('mf-search')).rejects.toThrow(`The channel live is lost; it was at ${id}.`);
  await expect(requireStoreOfShop(releaseStore, {})).rejects.toThrow('The channel live is lost');
  await rollback('--to', id);
  expect((await readCurrent(releaseStore))?.id).toBe(id);
});

test('commands that change a channel name a store that is away, and a missing preview', async () => {
  const releaseStore = { ...folder.releaseStore, ...openStore({ RELEASE_STORE: join(away.dir, 'away') }) };
  const run = (command: typeof rollbackCommand, ...line: string[]) =>
    command(releaseStore, readOptions([...line, '--shop', 'http://127.0.0.1:1'], 'rollback'));
  for (const line of [[], ['mf-search']])
    await expect(run(rollbackCommand, ...line)).rejects.toThrow(/has no channel: .* its folder is away/);
  await expect(run(removeCommand, 'mf-search')).rejects.toThrow(/has no channel/);
  await expect(rollback('mf-search', '--channel', 'preview/x')).rejects.toThrow(
    'There is no channel preview/x.',
  );
});

test('a release or key for a store without channels is refused while the shop serves a composition', async () => {
  const health: { remotes: object; composition?: string } = { remotes: {}, composition: 'c1' };
  const server = createServer((_request, answer) => answer.end(JSON.stringify(health)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const place = openStore({ RELEASE_STORE: join(away.dir, 'away') });
  await expect(requireStoreOfShop(place, { shop })).rejects.toThrow(
    /^The shop at .* serves the composition c1\. The store .* has no channel: .* Nothing was changed\./,
  );
  await expect(requireStoreOfShop(folder.releaseStore, { shop })).resolves.toBeUndefined();
  const elsewhere = { ...folder.releaseStore, ...place };
  await expect(keyCommand(elsewhere, { ...readOptions(['mf-search'], 'key'), shop })).rejects.toThrow(
    /^The shop at .* serves the composition c1\./,
  );
  expect(await place.files.list('')).toEqual([]);
  delete health.composition;
  await expect(requireStoreOfShop(place, { shop })).resolves.toBeUndefined();
  server.close();
});
