import { requireWatchedShop } from './move.ts';
import { readOptions } from './options.ts';

jest.mock('../../libs/federation/src/workspace/index.ts', () => ({
  ...jest.requireActual<object>('../../libs/federation/src/workspace/index.ts'),
  IS_PACKED: true,
}));

test('a separate repository goes live only where a shop answers; previews need none', async () => {
  const SILENT = ['--shop', 'http://127.0.0.1:1'];
  await expect(requireWatchedShop(readOptions(SILENT))).rejects.toThrow(
    /No shop answers at http:\/\/127\.0\.0\.1:1\/health.*Nothing was changed\.$/,
  );
  await expect(requireWatchedShop(readOptions(['--shop', 'rubbish']))).rejects.toThrow('No shop answers');
  await expect(
    requireWatchedShop(readOptions([...SILENT, '--channel', 'preview/x'])),
  ).resolves.toBeUndefined();
});
