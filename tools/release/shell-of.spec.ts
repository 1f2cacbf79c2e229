import { join } from 'node:path';
import { newKey, trustedKeys } from '../../libs/federation/src/releases/composition/index.ts';
import { releaseVersion } from '../../libs/federation/src/releases/release/index.ts';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { shellOf } from './shell-of.ts';

jest.mock('../../libs/federation/src/build/workspace/index.ts', () => ({
  ...jest.requireActual<object>('../../libs/federation/src/build/workspace/index.ts'),
  IS_PACKED: true,
}));

const folder = publishedFolder();
afterEach(() => void delete process.env.RELEASE_STORE);

test('a store without a live shop is named with its setting', async () => {
  process.env.RELEASE_STORE = '/somewhere/else';
  await expect(shellOf(folder.releaseStore)).rejects.toThrow(
    /^What is live in RELEASE_STORE \(\/somewhere\/else\) does not say what the shell offers\. Is that the store of the shop\?/,
  );
});

test('a live composition with an untrusted signature is named as that', async () => {
  await folder.put('mf-search', 'aaa');
  await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  const keys = trustedKeys(join(folder.dir, 'none'), newKey().public);
  await expect(shellOf({ ...folder.releaseStore, keys })).rejects.toThrow(
    /is not signed by anybody who is trusted here/,
  );
});
