import { signingKey } from '../../libs/federation/src/releases/composition/index.ts';
import { builtShells } from '../../libs/federation/src/releases/release/built-shell.fixture';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import {
  admit,
  publishShell,
  readCurrent,
  releaseVersions,
} from '../../libs/federation/src/releases/release/index.ts';
import { readOptions } from './options.ts';
import { rollbackCommand } from './rolling-back.ts';

jest.mock('../rehearsal/refusal-of.ts', () => ({ refusalOf: jest.fn() }));

const folder = publishedFolder();
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
  await rollback('--to', id);
  expect((await readCurrent(releaseStore))?.id).toBe(id);
});
