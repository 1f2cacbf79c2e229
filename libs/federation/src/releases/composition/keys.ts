import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { settingAsMeant } from '../../../../contracts/src/settings.ts';
import { createOnce, hasCode, insteadOf, sha256, writeWhole } from '../store/index.ts';

/**
 * A private key that signs compositions. Its owner may change the whole shop, or the remotes of a `Grant`.
 */
export interface SigningKey {
  /** First characters of its public key's hash. */
  id: string;
  /** Ed25519 signature of a text, in base64. */
  sign(text: string): string;
}

/** Public keys that servers trust as signers of compositions. */
export interface TrustedKeys {
  /** True when the text was signed with one of them. */
  verify(text: string, signature: string, keyId: string): Promise<boolean>;
  /** True without any key: nothing can be checked. */
  isEmpty(): Promise<boolean>;
}

/** The key is missing or invalid; the message has the remedy. */
export class NoKey extends Error {
  override readonly name = 'NoKey';
}

const PRIVATE = 'release.key';
const PUBLIC = 'release.pub';

const idOf = (key: KeyObject): string => sha256(key.export({ type: 'spki', format: 'der' })).slice(0, 12);

/** The Ed25519 key in a text. Throws a NoKey for any other text. */
function ed25519(kind: 'private' | 'public', pem: string, where: string): KeyObject {
  try {
    // Node derives the public part of a private key.
    if (kind === 'public' && pem.includes('PRIVATE KEY')) throw new Error('A private key');
    const key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
    throw new NoKey(`${where} is no Ed25519 ${kind} key (PEM): its type is ${key.asymmetricKeyType}.`);
  } catch (cause) {
    if (cause instanceof NoKey) throw cause;
    const [, part = ''] = /-----BEGIN (PUBLIC|PRIVATE) KEY/.exec(pem) ?? [];
    const isOther = part && part.toLowerCase() !== kind;
    const why = isOther ? `it is the ${part.toLowerCase()} part.` : 'it is damaged, or of another kind.';
    throw new NoKey(`${where} is no Ed25519 ${kind} key (PEM): ${why}`, { cause });
  }
}

/** PEM with its line endings, which consoles and dashboards write as `\n` or replace by spaces. */
const withLines = (text: string): string =>
  text
    .replaceAll('\\n', '\n')
    .replace(
      /(-----BEGIN [A-Z ]+-----)([^-]+)(-----END [A-Z ]+-----)/g,
      (_, begin: string, body: string, end: string) =>
        `${[begin, ...body.trim().split(/\s+/), end].join('\n')}\n`,
    );

/** Base64 as text, also of several texts with spaces or commas between. */
const fromBase64 = (text: string): string =>
  text
    .split(/[\s,]+/)
    .map((piece) => Buffer.from(piece, 'base64').toString())
    .join('');

/** The keys of a setting: its own text, plain or in base64, or that of the file that it names. Throws a NoKey. */
function pemIn(setting: string, name: string): string {
  const text = settingAsMeant(setting);
  const pem = [text, fromBase64(text)].find((each) => each.includes('-----BEGIN '));
  if (pem) return withLines(pem);
  try {
    return readFileSync(text, 'utf8');
  } catch (cause) {
    // A path is no secret; any other value may be a damaged key.
    const path = isAbsolute(text) ? ` There is no such file: ${text}` : '';
    throw new NoKey(`${name} is neither a key (PEM) nor the path of a file that can be read.${path}`, {
      cause,
    });
  }
}

const toSigningKey = (key: KeyObject): SigningKey => ({
  id: idOf(createPublicKey(key)),
  sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
});

/** A new key without an owner, both parts as PEM. */
export function newKey(): { private: string; public: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    private: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    public: String(publicKey.export({ type: 'spki', format: 'pem' })),
  };
}

/** The id of a public key (Ed25519, PEM). Throws a NoKey for any other text. */
export const publicKeyId = (pem: string): string => idOf(ed25519('public', pem, 'What was given'));

/** True when a text was signed with the private key of this public key (string: PEM). */
export const verifyWith = (key: KeyObject | string, text: string, signature: string): boolean =>
  verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));

/** A key file that cannot be read, as a sentence with its remedy. */
const unreadable = (path: string, setting: string, error: unknown): NoKey =>
  new NoKey(
    `${path} cannot be read (${(error as NodeJS.ErrnoException).code}). Run this as its owner, or set ${setting}.`,
    { cause: error },
  );

/**
 * The key that release commands sign with: `RELEASE_KEY` (PEM, its base64, or a path), else the one in the folder.
 * Creates a missing key in the folder, if allowed. Throws a NoKey.
 */
export async function signingKey(
  dir: string,
  setting?: string,
  mayCreate = async () => true,
): Promise<SigningKey> {
  if (setting) return toSigningKey(ed25519('private', pemIn(setting, 'RELEASE_KEY'), 'RELEASE_KEY'));
  const file = join(dir, PRIVATE);
  const read = () => readFile(file, 'utf8');
  const kept = await read().catch(async (error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw unreadable(file, 'RELEASE_KEY', error);
    if (!(await mayCreate()))
      throw new NoKey(
        `The key of these releases is not here: ${file} is missing. Set RELEASE_KEY to it, or DATA_DIR to the folder with it; if it is lost, begin with an empty store. Nothing was changed.`,
      );
    await mkdir(dir, { recursive: true });
    // Of two processes that start at the same time one makes the key.
    await createOnce(file, newKey().private, { mode: 0o600 });
    return read();
  });
  const key = ed25519('private', kept, file);
  await writeWhole(join(dir, PUBLIC), String(createPublicKey(key).export({ type: 'spki', format: 'pem' })));
  return toSigningKey(key);
}

function toPublicKeys(pem: string): KeyObject[] {
  const blocks = pem.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  return blocks.map((block) => createPublicKey(block));
}

/** The public keys in a text; throws a NoKey when there is none, or one is damaged. */
function keysIn(pem: string, where: string): KeyObject[] {
  try {
    const keys = toPublicKeys(pem);
    if (keys.length > 0) return keys;
  } catch (cause) {
    throw new NoKey(`${where} has a key that cannot be read: ${(cause as Error).message}`, { cause });
  }
  const reason = pem.includes('PRIVATE KEY') ? ': it is the private part' : '';
  throw new NoKey(`${where} has no public key (PEM) in it${reason}.`);
}

async function publicKeysIn(dir: string): Promise<KeyObject[]> {
  try {
    const names = await readdir(dir).catch(insteadOf(['ENOENT'], []));
    const texts = await Promise.all(
      names.filter((name) => name.endsWith('.pub')).map((name) => readFile(join(dir, name), 'utf8')),
    );
    return texts.flatMap(toPublicKeys);
  } catch (error) {
    if (!hasCode(error, 'EACCES')) throw error;
    throw unreadable(dir, 'RELEASE_TRUSTED_KEYS', error);
  }
}

/**
 * The public keys that servers trust: those in `RELEASE_TRUSTED_KEYS` (PEM, one after the other, their base64, together or
 * each by itself, or a path).
 * Without that setting, every `*.pub` in the folder. A file added later is found at its first use.
 * Throws a NoKey for a setting without any key.
 */
export function trustedKeys(dir: string, setting?: string): TrustedKeys {
  const known = new Map<string, KeyObject>();
  const name = 'RELEASE_TRUSTED_KEYS';
  const given = setting ? keysIn(pemIn(setting, name), name) : undefined;
  const learn = async (): Promise<void> => {
    const keys = given ?? (await publicKeysIn(dir));
    for (const key of keys) known.set(idOf(key), key);
  };
  return {
    async verify(text, signature, keyId) {
      if (!known.has(keyId)) await learn();
      const key = known.get(keyId);
      return key !== undefined && verifyWith(key, text, signature);
    },
    async isEmpty() {
      if (known.size === 0) await learn();
      return known.size === 0;
    },
  };
}
