import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../store/temporary-folder.fixture';
import { NoKey, signingKey, trustedKeys } from './keys';

const folder = temporaryFolder();
const pemOf = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    private: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    public: String(publicKey.export({ type: 'spki', format: 'pem' })),
  };
};

test('the first who needs a key makes it, for the owner’s eyes alone; all others sign with the same', async () => {
  const [one, other] = await Promise.all([signingKey(folder.dir), signingKey(folder.dir)]);
  expect(one.id).toBe(other.id);
  expect(one.sign('text')).toBe(other.sign('text'));
  expect(readdirSync(folder.dir).sort()).toEqual(['release.key', 'release.pub']);
  expect(statSync(join(folder.dir, 'release.key')).mode & 0o077).toBe(0);
});

test('what was signed is trusted where the public part lies, as it was signed and by whom', async () => {
  const trusted = trustedKeys(folder.dir);
  expect(await trusted.verify('text', 'AAAA', '000000000000')).toBe(false);
  // A key that comes later is found.
  const key = await signingKey(folder.dir);
  expect(await trusted.verify('text', key.sign('text'), key.id)).toBe(true);
  expect(await trusted.verify('texts', key.sign('text'), key.id)).toBe(false);
  expect(await trusted.verify('text', 'nonsense', key.id)).toBe(false);
  expect(await trustedKeys(join(folder.dir, 'none')).verify('text', key.sign('text'), key.id)).toBe(false);
});

test('keys may come from the settings, several at once, and then the folder has no say', async () => {
  const [one, other] = [pemOf(), pemOf()];
  const key = await signingKey(folder.dir, other.private);
  expect(readdirSync(folder.dir)).toEqual([]);
  const own = await signingKey(folder.dir);
  const trusted = trustedKeys(folder.dir, `${one.public}\n${other.public}`);
  expect(await trusted.verify('text', key.sign('text'), key.id)).toBe(true);
  expect(await trusted.verify('text', own.sign('text'), own.id)).toBe(false);
});

test.each([
  ['no key', 'nonsense'],
  [
    'a key of another kind',
    String(
      generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ),
  ],
])('%s is told of by the name of its setting', async (_what, pem) => {
  const signing = signingKey(folder.dir, pem);
  await expect(signing).rejects.toThrow(NoKey);
  await expect(signing).rejects.toThrow('RELEASE_KEY is no Ed25519 private key (PEM)');
});

test('a key file that is damaged is told of by its name', async () => {
  writeFileSync(join(folder.dir, 'release.key'), 'half a');
  const signing = signingKey(folder.dir);
  await expect(signing).rejects.toThrow(NoKey);
  await expect(signing).rejects.toThrow(join(folder.dir, 'release.key'));
});

test.each(['nonsense', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])(
  'trusted keys that are none are told of at once, by the name of their setting: %j',
  (pem) => {
    expect(() => trustedKeys(folder.dir, pem)).toThrow(NoKey);
    expect(() => trustedKeys(folder.dir, pem)).toThrow(/^RELEASE_TRUSTED_KEYS has /);
  },
);
