import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { claimedTwice } from '../../../../contracts/src/page-address.ts';
import { addressesOf, type RemoteDescription } from '../../../../contracts/src/remote-description.ts';
import { sha256, type Files } from '../store/index.ts';
import {
  compositionFile,
  compositionId,
  DamagedDocument,
  KeyRevoked,
  formed,
  readComposition,
  signedSchema,
  type Composition,
  type Content,
} from './composition.ts';
import { notTrusted, readGrant, readRevocation, type Grant, type GrantSource } from './grants.ts';
import { verifyWith, type TrustedKeys } from './keys.ts';

/** Names of all differences between two compositions: remotes and everything else in them. */
function changesOf(before: Content, next: Content): string[] {
  const { remotes: were, ...restBefore } = { ...before, made: undefined };
  const { remotes: are, ...rest } = { ...next, made: undefined };
  const differing = (one: object, other: object): string[] =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (name) => !isDeepStrictEqual(Reflect.get(one, name), Reflect.get(other, name)),
    );
  return [...differing(were, are), ...differing(restBefore, rest)].sort();
}

/** Names of a composition's changes beyond the given remotes. */
export const beyondScope = (remotes: readonly string[], before: Content, next: Content): string[] =>
  changesOf(before, next).filter((name) => !remotes.includes(name));

const manifestSchema = v.object({ description: v.optional(v.custom<RemoteDescription>(Boolean)) });

/**
 * True when a composition's pages of a remote differ from its manifest. Release commands compare only the former.
 */
async function hidesPages(files: Pick<Files, 'read'>, name: string, next: Content): Promise<boolean> {
  const { version, manifest, pages = {} } = next.remotes[name] ?? {};
  const content = version && (await files.read(`remotes/${name}/${version}/manifest.json`));
  if (!content || sha256(content) !== manifest) return false;
  const { description } = v.parse(manifestSchema, JSON.parse(String(content)));
  return !isDeepStrictEqual(description ? addressesOf(description) : {}, pages);
}

/** Conflicts over pages, one sentence each. Each path has one page, and each type of page one remote. */
export const claimedPages = ({ remotes }: Content): string[] =>
  claimedTwice(Object.fromEntries(Object.entries(remotes).map(([name, { pages = {} }]) => [name, pages])));

/** Pages that remotes take from others, one sentence each. */
async function takenPages(
  files: Pick<Files, 'read'>,
  remotes: readonly string[],
  next: Content,
): Promise<string[]> {
  const hiding: string[] = [];
  for (const name of remotes)
    if (await hidesPages(files, name, next)) hiding.push(`${name} has other pages than it says.`);
  return [...hiding, ...claimedPages(next)];
}

/** A composition changes more than its signer may. */
export class BeyondScope extends DamagedDocument {}

/** Maximum number of consecutive compositions signed with grants; then a fully trusted key has to release. */
const MOST_STEPS = 200;

/**
 * For each composition found to be within its key's scope: the one it was derived from. That never changes.
 */
const known = new WeakMap<TrustedKeys, Map<string, string>>();

/**
 * Reads a signed document without checking its signer.
 * Throws a DamagedDocument for one that was changed or has another id.
 */
async function read(content: string, id: string, keys: TrustedKeys) {
  const document = compositionFile(id);
  const { composition: text, key, signature } = formed(signedSchema, content, document);
  if (compositionId(text) !== id)
    throw new DamagedDocument(`${document} holds another composition than its name says.`);
  const isFull = await keys.verify(text, signature, key);
  return { id, text, key, signature, isFull, composition: readComposition(text, document) };
}

type Signed = Awaited<ReturnType<typeof read>>;

async function textOf(id: string, { files }: GrantSource): Promise<string> {
  const content = await files.read(compositionFile(id));
  if (!content) throw new DamagedDocument(`The composition ${id} is not in the store.`);
  return String(content);
}

const find = async (id: string, from: GrantSource): Promise<Signed> =>
  read(await textOf(id, from), id, from.keys);

/** The grant that a composition was signed under. Throws a DamagedDocument when there is no valid one. */
async function grantOf({ id, text, key, signature, composition }: Signed, from: GrantSource): Promise<Grant> {
  const grant = await readGrant(from, key);
  if (!grant || !verifyWith(grant.publicKey, text, signature))
    throw await notTrusted(compositionFile(id), key, from.keys);
  const revoked = await readRevocation(from, key);
  if (revoked && !revoked.believed.includes(id))
    throw new KeyRevoked(
      `${compositionFile(id)} is signed with the key ${key}, which ${revoked.by} revoked on ${revoked.at.slice(0, 10)}.`,
    );
  if (composition.made.at > grant.until)
    throw new DamagedDocument(
      `${compositionFile(id)} is signed with the key ${key}, which was good until ${grant.until.slice(0, 10)}: ask the operator for another.`,
    );
  return grant;
}

/** Checks one composition against the one it was derived from, and returns that one. Throws a BeyondScope. */
async function requireWithinScope(signed: Signed, from: GrantSource): Promise<Signed> {
  const { id, composition, key } = signed;
  const { remotes } = await grantOf(signed, from);
  const only = `${compositionFile(id)} is signed with the key ${key}, which may change ${remotes.join(' and ')} only`;
  if (!composition.made.from) throw new BeyondScope(`${only}: it was made of nothing that is known.`);
  const base = await find(composition.made.from, from);
  const beyond = beyondScope(remotes, base.composition, composition);
  if (beyond.length > 0) throw new BeyondScope(`${only}: it changes ${beyond.join(' and ')} too.`);
  const taken = await takenPages(from.files, remotes, composition);
  if (taken.length > 0) throw new BeyondScope(`${only}: ${taken.join(' ')}`);
  return base;
}

/**
 * The composition in a signed document. Its key must be fully trusted, or have a grant for all changed remotes.
 * Changes count from the composition it was derived from. That one must be valid in the same way.
 * Throws a DamagedDocument for any other, and for one that was changed or has another id.
 */
export async function openSigned(content: string, id: string, from: GrantSource): Promise<Composition> {
  const wanted = await read(content, id, from.keys);
  const steps = known.get(from.keys) ?? new Map<string, string>();
  known.set(from.keys, steps);
  let at = wanted;
  for (let step = 0; !at.isFull; step += 1) {
    if (step === MOST_STEPS)
      throw new DamagedDocument(
        `${compositionFile(id)} follows ${MOST_STEPS} compositions of keys with a grant: somebody who is trusted with the whole shop has to release something.`,
      );
    const before = at === wanted ? undefined : steps.get(at.id);
    const base = before ? await find(before, from) : await requireWithinScope(at, from);
    steps.set(at.id, base.id);
    at = base;
  }
  return wanted.composition;
}

/** Reads a composition of the store. Throws a DamagedDocument when it is missing or not trusted. */
export const findComposition = async (from: GrantSource, id: string): Promise<Composition> =>
  openSigned(await textOf(id, from), id, from);

/** Id of the key that signed a composition. Throws a DamagedDocument. */
export const signerOf = async (id: string, from: GrantSource): Promise<string> => (await find(id, from)).key;

/** Ids of a key's compositions among the given one and those that it was derived from. */
export async function signedBy(key: string, id: string, from: GrantSource): Promise<string[]> {
  const found: string[] = [];
  for (let at = await find(id, from); ; at = await find(at.composition.made.from ?? '', from)) {
    if (at.key === key) found.push(at.id);
    if (at.isFull || !at.composition.made.from) return found;
  }
}
