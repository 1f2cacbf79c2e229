import * as v from 'valibot';
import type { Files } from '../store/index.ts';
import { DamagedDocument, formed, parseJson } from './composition.ts';
import type { SigningKey, TrustedKeys } from './keys.ts';
import { publicKeyId } from './keys.ts';

/** Lets a key change some remotes of the shop, and nothing else. */
export interface Grant {
  /** Id of the key. */
  id: string;
  /** Its public part, PEM. */
  publicKey: string;
  /** Names of the remotes. */
  remotes: string[];
  /** ISO 8601, as `until`. */
  at: string;
  until: string;
  /** Who gave it. */
  by: string;
  why?: string;
}

/** Takes a grant back. */
export interface Revocation {
  id: string;
  at: string;
  by: string;
  why?: string;
  /** Compositions of the key that stay believed: those that what channels pointed to then is made of. */
  believed: string[];
}

const who = { id: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)), at: v.string(), by: v.string() };
const grantSchema = v.object({
  ...who,
  publicKey: v.string(),
  remotes: v.pipe(v.array(v.string()), v.minLength(1)),
  until: v.pipe(v.string(), v.isoTimestamp()),
  why: v.exactOptional(v.string()),
});
const revocationSchema = v.object({
  ...who,
  believed: v.array(v.string()),
  why: v.exactOptional(v.string()),
});
const signedSchema = v.object({ text: v.string(), key: v.string(), signature: v.string() });

const FOLDER = 'keys/';
const grantFile = (id: string): string => `${FOLDER}${id}.json`;
const revocationFile = (id: string): string => `${FOLDER}${id}.revoked.json`;

/** What is signed begins with what it is, so that no other text that a key signed can be taken for it. */
const KIND = { grant: 'weefsel-grant:', revocation: 'weefsel-revocation:' } as const;

function signed(kind: keyof typeof KIND, said: object, key: SigningKey): string {
  const text = JSON.stringify(said);
  return JSON.stringify({ text, key: key.id, signature: key.sign(KIND[kind] + text) });
}

/** What a document says that somebody who is trusted signed; undefined when it is not there. Throws a DamagedDocument. */
async function opened<T>(
  kind: keyof typeof KIND,
  file: string,
  schema: v.GenericSchema<unknown, T>,
  { files, keys }: GrantSource,
): Promise<T | undefined> {
  const content = await files.read(file);
  if (!content) return undefined;
  const { text, key, signature } = formed(signedSchema, parseJson(String(content), file), file);
  if (!(await keys.verify(KIND[kind] + text, signature, key)))
    throw new DamagedDocument(`${file} is not signed by anybody who is trusted here (key ${key}).`);
  return formed(schema, parseJson(text, file), file);
}

/** Where grants are, and who may give them. */
export interface GrantSource {
  files: Pick<Files, 'read'>;
  keys: TrustedKeys;
}

/** Writes a grant; false when the key has one, or had one, already. */
export const writeGrant = (files: Files, key: SigningKey, grant: Grant): Promise<boolean> =>
  files.create(grantFile(grant.id), signed('grant', grant, key));

/** Takes a grant back; false when it was already. */
export const writeRevocation = (files: Files, key: SigningKey, revocation: Revocation): Promise<boolean> =>
  files.create(revocationFile(revocation.id), signed('revocation', revocation, key));

/** The grant of a key; undefined when it has none. Throws a DamagedDocument for one that was not given by anybody trusted. */
export async function readGrant(source: GrantSource, id: string): Promise<Grant | undefined> {
  const grant = await opened('grant', grantFile(id), grantSchema, source);
  if (grant && (grant.id !== id || publicKeyId(grant.publicKey) !== id))
    throw new DamagedDocument(`${grantFile(id)} is the grant of another key.`);
  return grant;
}

/** How a grant was taken back; undefined while it holds. Throws a DamagedDocument. */
export const readRevocation = async (source: GrantSource, id: string): Promise<Revocation | undefined> => {
  const revocation = await opened('revocation', revocationFile(id), revocationSchema, source);
  if (revocation && revocation.id !== id)
    throw new DamagedDocument(`${revocationFile(id)} is about another key.`);
  return revocation;
};

/** Ids of all keys that ever had a grant. */
export const grantedKeys = async (files: Pick<Files, 'list'>): Promise<string[]> =>
  (await files.list(FOLDER)).flatMap(({ path }) => /^keys\/([0-9a-f]{12})\.json$/.exec(path)?.[1] ?? []);
