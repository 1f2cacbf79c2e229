import { tmpdir } from 'node:os';
import { openReleaseStore } from '../../libs/federation/src/releases/release/index.ts';
import { PlainProblem } from '../shop.ts';
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
