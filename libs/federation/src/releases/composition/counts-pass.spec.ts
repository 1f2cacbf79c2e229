import { folderFiles } from '../store';
import { temporaryFolder } from '../store/temporary-folder.fixture';
import { readCountsPass, writeCountsPass } from './counts-pass';
import { writeGrant, writeRevocation } from './grants';
import { newKey, publicKeyId, signingKey, trustedKeys, type SigningKey } from './keys';
import { writePass } from './preview-pass';

const folder = temporaryFolder();
const NOW = Date.parse('2026-12-01T12:00:00.000Z');
const MINUTE = 60_000;
const files = () => folderFiles(`${folder.dir}/store`);
const source = () => ({ files: files(), keys: trustedKeys(folder.dir) });

/** A key that may change mf-stores until a moment. */
async function teamKey(until: number): Promise<SigningKey> {
  const { private: pem, public: publicKey } = newKey();
  const id = publicKeyId(publicKey);
  const grant = { id, publicKey, remotes: ['mf-stores'], until: new Date(until).toISOString() };
  await writeGrant(files(), await signingKey(folder.dir), { ...grant, at: '2026-11-01', by: 'Shop' });
  return signingKey(folder.dir, pem);
}

test('a trusted key reads all counts, and a team’s key those of its remotes, for five minutes', async () => {
  const own = writeCountsPass(await signingKey(folder.dir), NOW);
  expect(await readCountsPass(own, source(), NOW)).toBe('all');
  const pass = writeCountsPass(await teamKey(NOW + 60 * MINUTE), NOW);
  expect(pass).toMatch(/^[\w.-]+$/);
  expect(await readCountsPass(pass, source(), NOW + 5 * MINUTE - 1)).toEqual(['mf-stores']);
  expect(await readCountsPass(pass, source(), NOW + 5 * MINUTE)).toBeUndefined();
});

test('clocks may differ by five minutes, and a pass for longer is refused', async () => {
  const key = await teamKey(NOW + 60 * MINUTE);
  expect(await readCountsPass(writeCountsPass(key, NOW), source(), NOW - 5 * MINUTE)).toEqual(['mf-stores']);
  expect(await readCountsPass(writeCountsPass(key, NOW), source(), NOW - 6 * MINUTE)).toBeUndefined();
});

test('an expired grant, a revoked key and an unknown one read nothing', async () => {
  const expired = await teamKey(NOW - 1);
  expect(await readCountsPass(writeCountsPass(expired, NOW), source(), NOW)).toBeUndefined();
  const revoked = await teamKey(NOW + 60 * MINUTE);
  const at = '2026-11-02';
  await writeRevocation(files(), await signingKey(folder.dir), {
    id: revoked.id,
    at,
    by: 'Shop',
    believed: [],
  });
  expect(await readCountsPass(writeCountsPass(revoked, NOW), source(), NOW)).toBeUndefined();
  const unknown = await signingKey(folder.dir, newKey().private);
  expect(await readCountsPass(writeCountsPass(unknown, NOW), source(), NOW)).toBeUndefined();
});

test('another signature, another kind of pass, and the id of no key are refused', async () => {
  const key = await teamKey(NOW + 60 * MINUTE);
  const [text = '', id = '', signature = ''] = writeCountsPass(key, NOW).split('.');
  const [, , other = ''] = writeCountsPass(await teamKey(NOW + 60 * MINUTE), NOW).split('.');
  const until = new Date(NOW + MINUTE).toISOString();
  const preview = writePass({ channel: 'preview/winter', until }, await signingKey(folder.dir));
  for (const wrong of ['', `${text}.${id}.${other}`, `${text}.passwd.${signature}`, preview])
    expect(await readCountsPass(wrong, source(), NOW)).toBeUndefined();
});

test('a damaged grant reads nothing', async () => {
  const key = await teamKey(NOW + 60 * MINUTE);
  const damaged = { read: async () => Buffer.from('{') };
  const pass = writeCountsPass(key, NOW);
  expect(await readCountsPass(pass, { files: damaged, keys: source().keys }, NOW)).toBeUndefined();
});
