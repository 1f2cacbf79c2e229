import * as v from 'valibot';
import type { Files } from '../store/index.ts';
import { DamagedDocument, formed, NotChecked } from './composition.ts';
import { publicKeyId, type SigningKey, type TrustedKeys } from './keys.ts';

const said = {
  /** Id of the key. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  /** ISO 8601. */
  at: v.string(),
  /** Author of the grant or revocation. */
  by: v.string(),
  why: v.exactOptional(v.string()),
};
const grantSchema = v.object({
  ...said,
  /** The public part of the key, PEM. */
  publicKey: v.string(),
  /** Names of the remotes. */
  remotes: v.pipe(v.array(v.string()), v.minLength(1)),
  until: v.pipe(v.string(), v.isoTimestamp()),
});
const revocationSchema = v.object({
  ...said,
  /** Compositions of a revoked key that stay valid: those that channels depended on at that moment. */
  believed: v.array(v.string()),
});

/** Allows a key to change some remotes of the shop, and nothing else. */
export type Grant = v.InferOutput<typeof grantSchema>;

/** Revokes a grant. */
export type Revocation = v.InferOutput<typeof revocationSchema>;

const signedSchema = v.object({ text: v.string(), key: v.string(), signature: v.string() });

const FOLDER = 'keys/';
const grantFile = (id: string): string => `${FOLDER}${id}.json`;
const revocationFile = (id: string): string => `${FOLDER}${id}.revoked.json`;

/** Prefix of a signed text, so that it cannot be mistaken for another kind. */
const KIND = { grant: 'weefsel-grant:', revocation: 'weefsel-revocation:' } as const;

function signed(kind: keyof typeof KIND, content: object, key: SigningKey): string {
  const text = JSON.stringify(content);
  return JSON.stringify({ text, key: key.id, signature: key.sign(KIND[kind] + text) });
}

/** The error for a document with an unknown signer, or at a reader without any of the shop's keys. */
export const notTrusted = async (file: string, key: string, keys: TrustedKeys): Promise<DamagedDocument> =>
  (await keys.isEmpty())
    ? new NotChecked(
        `${file} cannot be checked: no trusted key is here. Set RELEASE_TRUSTED_KEYS to the public key of the releases (release.pub), or DATA_DIR to the folder with it in keys.`,
      )
    : new DamagedDocument(
        `${file} is not signed by anybody who is trusted here (key ${key}). Trusted are the public keys in RELEASE_TRUSTED_KEYS, by default those in DATA_DIR/keys: see first whether these are right.`,
      );

/**
 * The content of a document signed by a trusted key; undefined when it is missing. Throws a DamagedDocument.
 */
async function opened<T>(
  kind: keyof typeof KIND,
  file: string,
  schema: v.GenericSchema<unknown, T>,
  { files, keys }: GrantSource,
): Promise<T | undefined> {
  const content = await files.read(file);
  if (!content) return undefined;
  const { text, key, signature } = formed(signedSchema, String(content), file);
  if (!(await keys.verify(KIND[kind] + text, signature, key))) throw await notTrusted(file, key, keys);
  return formed(schema, text, file);
}

/** Source of compositions and grants, and the keys trusted with the whole shop. */
export interface GrantSource {
  files: Pick<Files, 'read'>;
  keys: TrustedKeys;
}

/** Writes a grant; false when the key has or had one already. */
export const writeGrant = (files: Files, key: SigningKey, grant: Grant): Promise<boolean> =>
  files.create(grantFile(grant.id), signed('grant', grant, key));

/** Revokes a grant; false when that was done already. */
export const writeRevocation = (files: Files, key: SigningKey, revocation: Revocation): Promise<boolean> =>
  files.create(revocationFile(revocation.id), signed('revocation', revocation, key));

/** The grant of a key; undefined when it has none. Throws a DamagedDocument without a trusted signature. */
export async function readGrant(source: GrantSource, id: string): Promise<Grant | undefined> {
  const grant = await opened('grant', grantFile(id), grantSchema, source);
  if (grant && (grant.id !== id || publicKeyId(grant.publicKey) !== id))
    throw new DamagedDocument(`${grantFile(id)} is the grant of another key.`);
  return grant;
}

/** The revocation of a grant; undefined while it holds. Throws a DamagedDocument. */
export const readRevocation = async (source: GrantSource, id: string): Promise<Revocation | undefined> => {
  const revocation = await opened('revocation', revocationFile(id), revocationSchema, source);
  if (revocation && revocation.id !== id)
    throw new DamagedDocument(`${revocationFile(id)} is about another key.`);
  return revocation;
};

/** Ids of all keys that ever had a grant. */
export const grantedKeys = async (files: Pick<Files, 'list'>): Promise<string[]> =>
  (await files.list(FOLDER)).flatMap(({ path }) => /^keys\/([0-9a-f]{12})\.json$/.exec(path)?.[1] ?? []);
