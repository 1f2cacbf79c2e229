import { tmpdir } from 'node:os';
import { GrantRefused, openReleaseStore } from '../../libs/federation/src/releases/release/index.ts';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { PlainProblem } from '../shop.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

test('a full or read-only store is one sentence without a stack', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const running = runCommand({ status: () => Promise.reject(full) }, ['status'], () =>
    openReleaseStore({ DATA_DIR: tmpdir() }, { by: 'Anna' }),
  );
  await expect(running).rejects.toThrow(PlainProblem);
  await expect(running).rejects.toThrow(
    /^ENOSPC: .+, write\. The release store and DATA_DIR must be writable/,
  );
});

test.each([
  [
    'a key',
    { RELEASE_TRUSTED_KEYS: '/nowhere.pub' },
    'RELEASE_TRUSTED_KEYS is neither a key (PEM) nor the path',
  ],
  [
    'a store',
    { RELEASE_STORE: 'here' },
    'RELEASE_STORE must be absent, the full path of a folder, or a bucket',
  ],
])('%s that is set wrongly is one sentence without a stack', async (_what, env, sentence) => {
  const status = jest.fn();
  const running = runCommand({ status }, ['status'], () =>
    openReleaseStore({ DATA_DIR: '/tmp', ...env }, { by: 'Anna' }),
  );
  await expect(running).rejects.toThrow(PlainProblem);
  await expect(running).rejects.toThrow(sentence);
  expect(status).not.toHaveBeenCalled();
});

describe('a store without channels', () => {
  const folder = publishedFolder();
  const run = (...line: string[]) =>
    runCommand(
      { ...commands, release: () => Promise.reject(new GrantRefused('No key of this shop.')) },
      line,
      () => folder.releaseStore,
    );

  test.each([
    ['canary'],
    ['key'],
    ['key', 'revoke', 'aa'],
    ['quarantine'],
    ['preview', 'preview/winter'],
    ['promote', 'canary'],
    ['rollback', 'canary'],
    ['diff', 'live'],
    ['release', 'mf-search'],
  ])('is named by `%s %s`, in place of an empty answer', async (...line) => {
    await expect(run(...line)).rejects.toThrow(/^The store .* has no channel: .* its folder is away/);
  });
});
