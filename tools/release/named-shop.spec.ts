import { requireWatchedShop } from './switch-channel.ts';
import { readOptions } from './options.ts';

test('the workspace releases without a running shop, but not for a silent one named by --shop', async () => {
  await expect(requireWatchedShop(readOptions([]))).resolves.toBeUndefined();
  await expect(requireWatchedShop(readOptions(['--shop', 'http://127.0.0.1:1']))).rejects.toThrow(
    /No shop answers at http:\/\/127\.0\.0\.1:1\/health.* Correct --shop, .* Nothing was changed\.$/,
  );
});
