/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFiles } from '../store/index.ts';
import { signingKey, trustedKeys } from './keys';
import type { RehearsalReport } from './rehearsals';
import { readRehearsal, versionsOf, writeRehearsal } from './rehearsals';

const dir = mkdtempSync(join(tmpdir(), 'weefsel-rehearsals-'));
afterAll(() => rmSync(dir, { recursive: true }));
const keys = trustedKeys(join(dir, 'keys'));
const key = () => signingKey(join(dir, 'keys'));
let count = 0;
const store = () => folderFiles(join(dir, `store-${(count += 1)}`));

const report = (more: Partial<RehearsalReport> = {}): RehearsalReport => ({
  remotes: { 'mf-search': 'aaa', 'mf-content': 'bbb' },
  at: '2026-11-23T10:00:00.000Z',
  pages: ['/search'],
  hydrated: [],
  fromRecorded: false,
  ...more,
});

test('what was rehearsed together is found by its versions, in whatever order they are said', async () => {
  const files = store();
  await writeRehearsal(files, await key(), report());
  expect(await readRehearsal(files, keys, { 'mf-content': 'bbb', 'mf-search': 'aaa' })).toEqual(report());
});

test.each([
  ['another version', { 'mf-search': 'aaa', 'mf-content': 'ccc' }],
  ['one remote less', { 'mf-search': 'aaa' }],
])('%s was not rehearsed by that', async (_what, versions) => {
  const files = store();
  await writeRehearsal(files, await key(), report());
  expect(await readRehearsal(files, keys, versions)).toBeUndefined();
});

test('the report that goes furthest is the one that is read', async () => {
  const files = store();
  await writeRehearsal(files, await key(), report());
  const further = report({ hydrated: ['/search'], at: '2026-11-23T11:00:00.000Z' });
  await writeRehearsal(files, await key(), further);
  await writeRehearsal(files, await key(), report({ at: '2026-11-23T12:00:00.000Z' }));
  expect(await readRehearsal(files, keys, report().remotes)).toEqual(further);
});

test('a report that nobody signed who is trusted, and one of others under its name, say nothing', async () => {
  const foreign = store();
  await writeRehearsal(foreign, await signingKey(join(dir, 'other-keys')), report());
  expect(await readRehearsal(foreign, keys, report().remotes)).toBeUndefined();

  const files = store();
  await writeRehearsal(files, await key(), report({ remotes: { 'mf-search': 'aaa' } }));
  const [stored] = await files.list('rehearsals/');
  const asked = { 'mf-search': 'zzz' };
  const others = { read: async () => files.read(stored?.path ?? '') };
  expect(await readRehearsal(others, keys, asked)).toBeUndefined();
});

test('what is no report is damage', async () => {
  const damaged = { read: async () => Buffer.from('{') };
  await expect(readRehearsal(damaged, keys, {})).rejects.toThrow('is damaged');
});

test('the versions of a composition are those of its remotes', () => {
  const remote = { version: 'aaa', manifest: 'f'.repeat(64), previous: [] };
  expect(versionsOf({ remotes: { 'mf-search': remote } })).toEqual({ 'mf-search': 'aaa' });
});
