import type { Files } from '../store/index.ts';
import { beyondScope, takenPages } from './beyond-scope.ts';
import {
  compositionId,
  DamagedDocument,
  formed,
  parseJson,
  readComposition,
  type Composition,
} from './composition.ts';
import { compositionFile, signedSchema } from './compositions.ts';
import { readGrant, readRevocation, type Grant } from './grants.ts';
import { verifyWith, type TrustedKeys } from './keys.ts';

/** Where compositions are, and who is trusted with all of them. */
export interface Believed {
  files: Pick<Files, 'read'>;
  keys: TrustedKeys;
}

/** A composition changes more than its signer may. */
export class BeyondScope extends DamagedDocument {}

/** How many compositions signed with grants may follow each other before a fully trusted key has to release. */
const MOST_STEPS = 200;

interface Signed {
  id: string;
  composition: Composition;
  text: string;
  key: string;
  signature: string;
  isFull: boolean;
}

/** For each composition found to be within the scope of its key: what it was made of. That never changes. */
const known = new WeakMap<TrustedKeys, Map<string, string>>();

/**
 * Reads a signed document without checking who signed it. Throws a DamagedDocument for one that was changed or has
 * another id.
 */
async function read(content: string, id: string, keys: TrustedKeys): Promise<Signed> {
  const document = compositionFile(id);
  const { composition: text, key, signature } = formed(signedSchema, parseJson(content, document), document);
  if (compositionId(text) !== id)
    throw new DamagedDocument(`${document} holds another composition than its name says.`);
  const isFull = await keys.verify(text, signature, key);
  return { id, text, key, signature, isFull, composition: readComposition(text, document) };
}

async function textOf(id: string, { files }: Believed): Promise<string> {
  const content = await files.read(compositionFile(id));
  if (!content) throw new DamagedDocument(`The composition ${id} is not in the store.`);
  return String(content);
}

const find = async (id: string, from: Believed): Promise<Signed> =>
  read(await textOf(id, from), id, from.keys);

/** The grant that a composition was signed under. Throws a DamagedDocument when there is none that holds. */
async function grantOf({ id, text, key, signature, composition }: Signed, from: Believed): Promise<Grant> {
  const grant = await readGrant(from, key);
  if (!grant || !verifyWith(grant.publicKey, text, signature))
    throw new DamagedDocument(
      `${compositionFile(id)} is not signed by anybody who is trusted here (key ${key}).`,
    );
  const revoked = await readRevocation(from, key);
  if (revoked && !revoked.believed.includes(id))
    throw new DamagedDocument(
      `${compositionFile(id)} is signed with the key ${key}, which ${revoked.by} revoked on ${revoked.at.slice(0, 10)}.`,
    );
  if (composition.made.at > grant.until)
    throw new DamagedDocument(
      `${compositionFile(id)} is signed with the key ${key}, which was good until ${grant.until.slice(0, 10)}: ask who runs the shop for another.`,
    );
  return grant;
}

/** Checks one composition against the one it was made from, and returns that one. Throws a BeyondScope. */
async function requireWithinScope(signed: Signed, from: Believed): Promise<Signed> {
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
 * The composition in a signed document. Its key must be fully trusted, or have a grant for all remotes in which it
 * differs from the composition it was made from, which must be valid in the same way. Throws a DamagedDocument for any
 * other, and for one that was changed or has another id.
 */
export async function openSigned(content: string, id: string, from: Believed): Promise<Composition> {
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

/** Reads a composition of the store. Throws a DamagedDocument when it is not there, or not to be trusted. */
export const findComposition = async (from: Believed, id: string): Promise<Composition> =>
  openSigned(await textOf(id, from), id, from);

/** Ids of the compositions signed by a key that this one rests on, itself included. */
export async function signedBy(key: string, id: string, from: Believed): Promise<string[]> {
  const found: string[] = [];
  for (let at = await find(id, from); ; at = await find(at.composition.made.from ?? '', from)) {
    if (at.key === key) found.push(at.id);
    if (at.isFull || !at.composition.made.from) return found;
  }
}
