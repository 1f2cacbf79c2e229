import { join } from 'node:path';
import * as release from '../../libs/federation/src/releases/release/index.ts';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { refusalOf } from './refusal-of.ts';
import { rehearsalBundle } from './rehearsal-bundle.ts';

jest.mock('./rehearsal-bundle.ts', () => ({ rehearsalBundle: jest.fn() }));
jest.mock('../../libs/federation/src/build/workspace/index.ts', () => ({
  ...jest.requireActual<object>('../../libs/federation/src/build/workspace/index.ts'),
  IS_PACKED: true,
}));
jest.mock('../../libs/federation/src/releases/release/index.ts', () => {
  const actual = jest.requireActual<typeof release>('../../libs/federation/src/releases/release/index.ts');
  return { ...actual, openReleaseStore: jest.fn(actual.openReleaseStore) };
});

const folder = publishedFolder();

/** Rehearses with a process that reports rendered pages. */
async function refusal(pages: readonly string[], needsPages: boolean): Promise<string | undefined> {
  const told = JSON.stringify({ refused: null, remotes: { 'mf-search': 'aaa' }, pages });
  await folder.write('judge.cjs', `process.send(${told});`);
  jest.mocked(rehearsalBundle).mockResolvedValue(join(folder.dir, 'judge.cjs'));
  return refusalOf('mf-search', 'aaa', folder.dir, { needsPages });
}

test('in a separate repository absent vendors are those of a demo that does not answer', async () => {
  await folder.write(
    'judge.cjs',
    "const { DEMO_VENDORS, BACKEND_PORT, CONTENT_DATASET = 'unset' } = process.env;" +
      'process.send({ refused: [DEMO_VENDORS, BACKEND_PORT, CONTENT_DATASET].join() });',
  );
  jest.mocked(rehearsalBundle).mockResolvedValue(join(folder.dir, 'judge.cjs'));
  process.env.CONTENT_DATASET = '';
  expect(await refusalOf('mf-search', 'aaa', folder.dir)).toBe('1,0,unset');
  delete process.env.CONTENT_DATASET;
});

test('a version without rendered pages is refused where pages are needed, with the settings and the option', async () => {
  expect(await refusal([], true)).toMatch(
    /^No page was rendered: .* Set them .*COMMERCE_ENDPOINT.* --unrehearsed "why"\.$/,
  );
  expect(await refusal([], false)).toBeUndefined();
  expect(await refusal(['/search'], true)).toBeUndefined();
});

// An open connection to Redis would keep the release command from ending.
test('a rehearsal closes the store that it opened', async () => {
  const close = jest.fn();
  const { openReleaseStore } = jest.requireActual<typeof release>(
    '../../libs/federation/src/releases/release/index.ts',
  );
  jest
    .mocked(release.openReleaseStore)
    .mockImplementationOnce((env, author) => ({ ...openReleaseStore(env, author), close }));
  await refusal(['/search'], true);
  expect(close).toHaveBeenCalledTimes(1);
});
