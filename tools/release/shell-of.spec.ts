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
