import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { remove, releaseVersion } from '../../libs/federation/src/releases/release/index.ts';
import { requireWatchedShop, shellSentence } from './switch-channel.ts';
import { readOptions } from './options.ts';

jest.mock('../../libs/federation/src/build/workspace/index.ts', () => ({
  ...jest.requireActual<object>('../../libs/federation/src/build/workspace/index.ts'),
  IS_PACKED: true,
}));

test('a separate repository goes live only where a shop answers; previews need none', async () => {
  const SILENT = ['--shop', 'http://127.0.0.1:1'];
  await expect(requireWatchedShop(readOptions(SILENT))).rejects.toThrow(
    /No shop answers at http:\/\/127\.0\.0\.1:1\/health.*Nothing was changed\.$/,
  );
  await expect(requireWatchedShop(readOptions(['--shop', 'rubbish']))).rejects.toThrow(
    '--shop takes the address of a shop',
  );
  await expect(
    requireWatchedShop(readOptions([...SILENT, '--channel', 'preview/x'])),
  ).resolves.toBeUndefined();
});

const folder = publishedFolder();

test('after a move the shell’s state is a sentence, another one after a removal', async () => {
  await folder.put('mf-search', 'aaa');
  const released = await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  const removed = await remove(folder.releaseStore, 'mf-search');
  const origin = 'http://localhost:4200';
  expect(shellSentence(released, 'serves it', origin)).toBe('The running shell serves it.');
  expect(shellSentence(removed, 'serves it', origin)).toBe('The running shell does not show it any more.');
  expect(shellSentence(released, 'serves it', origin, ['mf-content'])).toBe(
    'The running shell serves it without mf-content: in quarantine, or not loaded; its log says which. A file that was restored is tried again within a minute.',
  );
  expect(shellSentence(removed, 'no shell', origin)).toBe(
    `No shell runs at ${origin} (PORT or --shop names another address); the next one takes it.`,
  );
});
