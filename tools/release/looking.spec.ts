import { publishedFolder } from '../../libs/federation/src/release/published.fixture';
import { switchTo } from '../../libs/federation/src/release/index.ts';
import { status } from './looking.ts';
import { readOptions } from './options.ts';

const folder = publishedFolder();
afterEach(() => void delete process.env.RELEASE_STORE);
const text = async () =>
  (await status(folder.desk, readOptions(['--shop', 'http://127.0.0.1:1'], 'status'))).text;

test('the status of a store without channels names the store and its setting', async () => {
  process.env.RELEASE_STORE = '/somewhere/else';
  expect(await text()).toMatch(/^The store \/somewhere\/else has no channel: .*RELEASE_STORE/);
  await folder.put('mf-search', 'aaa');
  await switchTo(folder.desk, 'mf-search', 'aaa');
  expect(await text()).toMatch(/^live {2}/);
});
