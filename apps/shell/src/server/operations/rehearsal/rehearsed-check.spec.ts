import { signingKey, trustedKeys, writeRehearsal } from '@weefsel/federation/composition';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { folderFiles } from '@weefsel/federation/store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rehearsedCheck } from './rehearsed-check';

const dir = mkdtempSync(join(tmpdir(), 'weefsel-rehearsed-'));
afterAll(() => rmSync(dir, { recursive: true }));
const files = folderFiles(join(dir, 'store'));
const keys = trustedKeys(join(dir, 'keys'));
const error = jest.fn();

const snapshot = (builds: Record<string, string>): Snapshot => ({
  amiss: [],
  addresses: {},
  remotes: new Map(Object.entries(builds).map(([name, build]) => [name, { build } as LiveRemote])),
});
const live = () => snapshot({ 'mf-search': 'aaa', 'mf-content': 'bbb' });

test('versions that are live, or were rehearsed together, are known to work; others are not', async () => {
  const isRehearsed = rehearsedCheck(live, files, keys, { error });
  expect(await isRehearsed(snapshot({ 'mf-content': 'bbb', 'mf-search': 'aaa' }))).toBe(true);
  const winter = { 'mf-search': 'ccc', 'mf-content': 'bbb' };
  expect(await isRehearsed(snapshot(winter))).toBe(false);
  const report = { at: '', pages: ['/search'], hydrated: [], fromRecorded: false };
  await writeRehearsal(files, await signingKey(join(dir, 'keys')), { ...report, remotes: winter });
  expect(await isRehearsed(snapshot(winter))).toBe(true);
  expect(await isRehearsed(snapshot({ ...winter, 'mf-content': 'ddd' }))).toBe(false);
});

test('where the store does not say it, nothing was rehearsed, and the log has why', async () => {
  const fail = () => Promise.reject(new Error('away'));
  const away = { read: fail, list: fail };
  expect(await rehearsedCheck(live, away, keys, { error })(snapshot({}))).toBe(false);
  expect(error).toHaveBeenCalledWith(
    { err: new Error('away') },
    expect.stringContaining('nothing can be ordered'),
  );
});
