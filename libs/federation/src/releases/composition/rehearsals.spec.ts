import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFiles, type Files } from '../store/index.ts';
import { writeGrant, writeRevocation } from './grants';
import { newKey, signingKey, trustedKeys } from './keys';
import {
  readRehearsal,
  rehearsalFolder,
  versionsOf,
  writeRehearsal,
  type RehearsalReport,
} from './rehearsals';

const dir = mkdtempSync(join(tmpdir(), 'weefsel-rehearsals-'));
afterAll(() => rmSync(dir, { recursive: true }));
const keys = trustedKeys(join(dir, 'keys'));
const key = () => signingKey(join(dir, 'keys'));
let count = 0;
const store = () => folderFiles(join(dir, `store-${(count += 1)}`));

/** The live versions. */
const live = { 'mf-search': 'old', 'mf-content': 'bbb' };

const report = (more: Partial<RehearsalReport> = {}): RehearsalReport => ({
  remotes: { 'mf-search': 'aaa', 'mf-content': 'bbb' },
  at: '2026-11-23T10:00:00.000Z',
  pages: ['/search'],
  hydrated: [],
  fromRecorded: false,
  ...more,
});

test('a rehearsal is found by its versions, in any order', async () => {
  const files = store();
  await writeRehearsal(files, await key(), report());
  expect(await readRehearsal({ files, keys, live }, { 'mf-content': 'bbb', 'mf-search': 'aaa' })).toEqual(
    report(),
  );
});

test.each([
  ['another version', { 'mf-search': 'aaa', 'mf-content': 'ccc' }],
  ['one remote less', { 'mf-search': 'aaa' }],
])('%s finds no report', async (_what, versions) => {
  const files = store();
  await writeRehearsal(files, await key(), report());
  expect(await readRehearsal({ files, keys, live }, versions)).toBeUndefined();
});

test('the report that goes furthest is the one that is read', async () => {
  const files = store();
  await writeRehearsal(files, await key(), report());
  const further = report({ hydrated: ['/search'], at: '2026-11-23T11:00:00.000Z' });
  await writeRehearsal(files, await key(), further);
  await writeRehearsal(files, await key(), report({ at: '2026-11-23T12:00:00.000Z' }));
  expect(await readRehearsal({ files, keys, live }, report().remotes)).toEqual(further);
});

test('ignores a report by an untrusted signer, and one that lies under other versions than its own', async () => {
  const foreign = store();
  await writeRehearsal(foreign, await signingKey(join(dir, 'other-keys')), report());
  expect(await readRehearsal({ files: foreign, keys, live }, report().remotes)).toBeUndefined();

  const files = store();
  await writeRehearsal(files, await key(), report({ remotes: { 'mf-search': 'aaa' } }));
  const [stored] = await files.list('rehearsals/');
  const asked = { 'mf-search': 'zzz' };
  const others = {
    read: async () => files.read(stored?.path ?? ''),
    list: async () => (stored ? [stored] : []),
  };
  expect(await readRehearsal({ files: others, keys, live }, asked)).toBeUndefined();
});

test('a damaged report is rejected, and hides no valid report', async () => {
  const files = store();
  await files.create(`${rehearsalFolder(report().remotes)}/a.json`, '{');
  const asked = () => readRehearsal({ files, keys, live }, report().remotes);
  await expect(asked()).rejects.toThrow('a.json is damaged');
  await writeRehearsal(files, await key(), report());
  expect(await asked()).toEqual(report());
});

describe('a report that a key with a grant signed', () => {
  const granted = async (files: Files, until = '2027-01-01T00:00:00.000Z', remotes = ['mf-search']) => {
    const { private: pem, public: publicKey } = newKey();
    const team = await signingKey('', pem);
    const given = {
      id: team.id,
      publicKey,
      remotes,
      at: '2026-01-01T00:00:00.000Z',
      until,
      by: 'who runs it',
    };
    await writeGrant(files, await key(), given);
    return team;
  };
  const found = (files: Files) => readRehearsal({ files, keys, live }, report().remotes);

  test('is believed about versions that differ from the live ones in its remotes alone', async () => {
    const files = store();
    await writeRehearsal(files, await granted(files), report());
    expect(await found(files)).toEqual(report());
    const other = { ...live, 'mf-content': 'ccc' };
    expect(await readRehearsal({ files, keys, live: other }, report().remotes)).toBeUndefined();
    const more = { ...live, 'mf-cart': 'ccc' };
    expect(await readRehearsal({ files, keys, live: more }, report().remotes)).toBeUndefined();
  });

  test('does not hide the same report by a fully trusted key when it is not believed', async () => {
    const files = store();
    await writeRehearsal(files, await granted(files, undefined, ['mf-content']), report());
    expect(await found(files)).toBeUndefined();
    await writeRehearsal(files, await key(), report());
    expect(await found(files)).toEqual(report());
  });

  test('is ignored after the grant ends, after the key is revoked, or with a forged signature', async () => {
    const late = store();
    await writeRehearsal(late, await granted(late, '2026-11-01T00:00:00.000Z'), report());
    expect(await found(late)).toBeUndefined();

    const revoked = store();
    const { id } = await granted(revoked).then(async (team) => {
      await writeRehearsal(revoked, team, report());
      return team;
    });
    await writeRevocation(revoked, await key(), {
      id,
      at: '2026-11-23T12:00:00.000Z',
      by: 'who runs it',
      believed: [],
    });
    expect(await found(revoked)).toBeUndefined();

    const forged = store();
    const team = await granted(forged);
    const thief = await signingKey(join(dir, 'other-keys'));
    await writeRehearsal(forged, { id: team.id, sign: thief.sign }, report());
    expect(await found(forged)).toBeUndefined();
  });
});

test('the versions of a composition are those of its remotes', () => {
  const remote = { version: 'aaa', manifest: 'f'.repeat(64), previous: [] };
  expect(versionsOf({ remotes: { 'mf-search': remote } })).toEqual({ 'mf-search': 'aaa' });
});
