import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteRef } from '@weefsel/federation/runtime';
import { loadEntry } from './remotes';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const BASE = '/remotes/mf-search/ab12/';
const ref = { version: 'ab12', base: BASE, remoteEntry: 'remoteEntry.js' } as RemoteRef;
const entry = { pages: {}, fragments: {} };
const answer = (module: unknown) => jest.mocked(loadRemote).mockResolvedValueOnce(module);
const registered = () => jest.mocked(registerRemotes).mock.lastCall;

describe('the entry of a remote', () => {
  test('is asked for once by its own address; another try passes by what the browser has cached [FED-05]', async () => {
    answer({ default: entry });
    expect(await loadEntry('mf-search', ref, 0)).toBe(entry);
    const [remotes] = registered() ?? [];
    expect(remotes).toEqual([{ name: remotes?.[0]?.name, entry: `${BASE}remoteEntry.js`, type: 'global' }]);
    expect(registered()?.[1]).toEqual({ force: false });
    expect(loadRemote).toHaveBeenLastCalledWith(`${remotes?.[0]?.name}/remote`);

    answer({ default: entry });
    await loadEntry('mf-search', ref, 1);
    expect(registered()).toEqual([
      [{ ...remotes?.[0], entry: `${BASE}remoteEntry.js?retry=1` }],
      { force: true },
    ]);
    answer({ default: entry });
    await loadEntry('mf-search', ref, 2);
    expect(registered()?.[0]).toMatchObject([{ entry: `${BASE}remoteEntry.js?retry=2` }]);
  });

  test.each([null, {}, { default: {} }])('rejects a module %j, with remote and version', async (module) => {
    answer(module);
    await expect(loadEntry('mf-search', ref, 0)).rejects.toThrow('mf-search@ab12 has no entry.');
  });
});
