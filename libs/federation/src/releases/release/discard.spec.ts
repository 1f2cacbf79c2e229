import { discard } from './discard';
import { builtShells } from './built-shell.fixture';
import { publishedFolder } from './published.fixture';
import { publishShell } from './publish-shell';
import { releaseVersion } from './release-versions';

const folder = publishedFolder();
const built = builtShells();
const paths = async (prefix: string) =>
  (await folder.releaseStore.files.list(prefix)).map(({ path }) => path);

test('removes a refused version, and nothing beside it', async () => {
  await folder.put('mf-search', 'aaa');
  await folder.put('mf-search', 'aaab');
  await folder.put('mf-content', 'aaa');
  const kept = [...(await paths('remotes/mf-content/')), ...(await paths('remotes/mf-search/aaab/'))];
  await discard(folder.releaseStore, { 'mf-search': 'aaa', 'mf-cart': 'never' });
  expect(await paths('remotes/')).toEqual(kept);
});

test('a refused build of the shell goes with its manifest', async () => {
  const builds = [];
  for (const mark of ['aaaa', 'bbbb'])
    builds.push(await publishShell((await built(mark)).buildDir, folder.releaseStore.files));
  const [kept, refused = ''] = builds;
  await discard(folder.releaseStore, { shell: refused });
  expect(await paths('shell-builds/')).toEqual([`shell-builds/${kept}.json`]);
  expect(await paths(`shell/${refused}/`)).toEqual([]);
  expect(await paths(`shell/${kept}/`)).not.toEqual([]);
});

test.each(['live', 'preview/winter'])(
  'keeps the versions that %s points to, or did before',
  async (channel) => {
    for (const version of ['aaa', 'bbb']) {
      await folder.put('mf-search', version);
      await releaseVersion(folder.releaseStore, 'mf-search', version, { channel });
    }
    const all = await paths('remotes/');
    await discard(folder.releaseStore, { 'mf-search': 'aaa' });
    await discard(folder.releaseStore, { 'mf-search': 'bbb' });
    expect(await paths('remotes/')).toEqual(all);
  },
);
