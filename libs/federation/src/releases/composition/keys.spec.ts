import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../store/temporary-folder.fixture';
import { newKey, NoKey, signingKey, trustedKeys } from './keys';

const folder = temporaryFolder();
const pemOf = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    private: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    public: String(publicKey.export({ type: 'spki', format: 'pem' })),
  };
};

test('the first user of a key creates it, readable by the owner alone; others sign with the same', async () => {
  const [one, other] = await Promise.all([signingKey(folder.dir), signingKey(folder.dir)]);
  expect(one.id).toBe(other.id);
  expect(one.sign('text')).toBe(other.sign('text'));
  expect(readdirSync(folder.dir).sort()).toEqual(['release.key', 'release.pub']);
  expect(statSync(join(folder.dir, 'release.key')).mode & 0o077).toBe(0);
});

test('a signature is trusted for the signed text alone, and only where the signer’s public key lies', async () => {
  const trusted = trustedKeys(folder.dir);
  expect(await trusted.verify('text', 'AAAA', '000000000000')).toBe(false);
  // A key that comes later is found.
  const key = await signingKey(folder.dir);
  expect(await trusted.verify('text', key.sign('text'), key.id)).toBe(true);
  expect(await trusted.verify('texts', key.sign('text'), key.id)).toBe(false);
  expect(await trusted.verify('text', 'nonsense', key.id)).toBe(false);
  expect(await trustedKeys(join(folder.dir, 'none')).verify('text', key.sign('text'), key.id)).toBe(false);
});

test('keys from the settings, several at once, replace those of the folder', async () => {
  const [one, other] = [pemOf(), pemOf()];
  const key = await signingKey(folder.dir, other.private);
  expect(readdirSync(folder.dir)).toEqual([]);
  const own = await signingKey(folder.dir);
  const trusted = trustedKeys(folder.dir, `${one.public}\n${other.public}`);
  expect(await trusted.verify('text', key.sign('text'), key.id)).toBe(true);
  expect(await trusted.verify('text', own.sign('text'), own.id)).toBe(false);
});

test.each([
  ['their paths', (pem: string, file: string) => (writeFileSync(file, pem), file)],
  ['one line with \\n', (pem: string) => pem.replaceAll('\n', '\\n')],
  ['quotes and a line ending', (pem: string) => `"${pem}"\n`],
  ['spaces in place of line endings', (pem: string) => pem.trim().replaceAll('\n', ' ')],
  ['base64', (pem: string) => Buffer.from(pem).toString('base64')],
  [
    'base64 of one line with \\n',
    (pem: string) => Buffer.from(pem.replaceAll('\n', '\\n')).toString('base64'),
  ],
])('keys are given by %s', async (_how, give) => {
  const pem = pemOf();
  const key = await signingKey(folder.dir, give(pem.private, join(folder.dir, 'team.key')));
  const trusted = trustedKeys(folder.dir, give(pem.public, join(folder.dir, 'team.pub')));
  expect(await trusted.verify('text', key.sign('text'), key.id)).toBe(true);
});

test.each([' ', ',', '\n'])('several keys are trusted, each in base64, with %j between', async (between) => {
  const pems = [pemOf(), pemOf()];
  const setting = pems.map((pem) => Buffer.from(pem.public.trim()).toString('base64')).join(between);
  for (const pem of pems) {
    const key = await signingKey(folder.dir, pem.private);
    expect(await trustedKeys(folder.dir, setting).verify('text', key.sign('text'), key.id)).toBe(true);
  }
});

test('base64 is taken in lines of 76 characters, as base64 writes it', async () => {
  const pem = pemOf();
  const lines =
    Buffer.from(pem.private)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  const trusted = trustedKeys(folder.dir, pem.public);
  const key = await signingKey(folder.dir, lines.join('\n'));
  expect(await trusted.verify('text', key.sign('text'), key.id)).toBe(true);
});

test('a setting that is neither a key nor a file is rejected, without its value unless that is a path', async () => {
  const signing = signingKey(folder.dir, 'secret-nonsense');
  await expect(signing).rejects.toThrow(NoKey);
  await expect(signing).rejects.toThrow(
    /^RELEASE_KEY is neither a key \(PEM\) nor the path of a file that can be read\.$/,
  );
  expect(() => trustedKeys(folder.dir, '/nowhere.pub')).toThrow(
    'RELEASE_TRUSTED_KEYS is neither a key (PEM) nor the path of a file that can be read. There is no such file: /nowhere.pub',
  );
});

test.each([
  ['no key', '-----BEGIN NONSENSE-----'],
  [
    'a key of another kind',
    String(
      generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ),
  ],
])('%s is rejected with the name of its setting', async (_what, pem) => {
  const signing = signingKey(folder.dir, pem);
  await expect(signing).rejects.toThrow(NoKey);
  await expect(signing).rejects.toThrow('RELEASE_KEY is no Ed25519 private key (PEM)');
});

test('the public part in place of the private one is named', async () => {
  const { public: pem } = newKey();
  await expect(signingKey(folder.dir, pem)).rejects.toThrow(
    /^RELEASE_KEY is no Ed25519 private key \(PEM\): it is the public part\.$/,
  );
});

test('a damaged key file is rejected with its path', async () => {
  writeFileSync(join(folder.dir, 'release.key'), 'half a');
  const signing = signingKey(folder.dir);
  await expect(signing).rejects.toThrow(NoKey);
  await expect(signing).rejects.toThrow(join(folder.dir, 'release.key'));
});

test.each(['nonsense', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])(
  'unusable trusted keys are rejected at once with the name of their setting: %j',
  (pem) => {
    expect(() => trustedKeys(folder.dir, pem)).toThrow(NoKey);
    expect(() => trustedKeys(folder.dir, pem)).toThrow(/^RELEASE_TRUSTED_KEYS (has|is neither) /);
  },
);

test('a private key is named where its public part belongs', () => {
  expect(() => trustedKeys(folder.dir, pemOf().private)).toThrow('it is the private part.');
});
