import {
  channelNames,
  DamagedDocument,
  grantedKeys,
  LIVE,
  newKey,
  NotChecked,
  publicKeyId,
  readChannel,
  readGrant,
  readRevocation,
  signedBy,
  writeGrant,
  writeRevocation,
  type Grant,
  type Revocation,
} from '../composition/index.ts';
import { note, type ReleaseStore } from './release-store.ts';

/** A key cannot be admitted or revoked. */
export class GrantRefused extends Error {
  override readonly name = 'GrantRefused';
}

/** A key with its grant, and the revocation if any. */
export interface KnownGrant extends Grant {
  revoked?: Revocation;
}

/** Only a fully trusted key gives and revokes grants. */
async function fullKey({ key, keys }: ReleaseStore) {
  const own = await key();
  if (await keys.verify(own.id, own.sign(own.id), own.id)) return own;
  throw new GrantRefused(
    `The key ${own.id} is not trusted with the whole shop, so it cannot say who may change it. Nothing was changed.`,
  );
}

/**
 * Lets a key change some remotes: the given public key (PEM), or else a new one.
 * Returns the grant, and the private key when it was made here: it is stored nowhere. Throws a GrantRefused.
 */
export async function admit(
  releaseStore: ReleaseStore,
  {
    remotes,
    until,
    publicKey,
    why,
  }: Pick<Grant, 'until' | 'why'> & { remotes: readonly string[]; publicKey?: string },
): Promise<{ grant: Grant; privateKey?: string }> {
  const own = await fullKey(releaseStore);
  const made = publicKey ? undefined : newKey();
  const pem = (publicKey ?? made?.public ?? '').trim();
  const grant: Grant = {
    id: publicKeyId(pem),
    publicKey: pem,
    remotes: [...remotes],
    at: new Date().toISOString(),
    until,
    by: releaseStore.author.by,
    ...(why && { why }),
  };
  if (!(await writeGrant(releaseStore.files, own, grant)))
    throw new GrantRefused(`The key ${grant.id} has a grant already, or had one. Give another key.`);
  await note(releaseStore, {
    what: `admit key ${grant.id} for ${remotes.join(' and ')}`,
    channel: LIVE,
    why,
  });
  return { grant, ...(made && { privateKey: made.private }) };
}

/** Revokes the grant of a key. Channels keep their current targets. Throws a GrantRefused. */
export async function revoke(releaseStore: ReleaseStore, id: string, why?: string): Promise<Revocation> {
  const own = await fullKey(releaseStore);
  if (!(await readGrant(releaseStore, id))) throw new GrantRefused(`There is no key ${id} with a grant.`);
  const believed = new Set<string>();
  for (const name of await channelNames(releaseStore.pointers)) {
    const channel = await readChannel(releaseStore.pointers, name);
    if (channel) for (const each of await signedBy(id, channel.composition, releaseStore)) believed.add(each);
  }
  const { by } = releaseStore.author;
  const revocation = { id, at: new Date().toISOString(), by, ...(why && { why }), believed: [...believed] };
  if (!(await writeRevocation(releaseStore.files, own, revocation)))
    throw new GrantRefused(`The key ${id} was revoked already.`);
  await note(releaseStore, { what: `revoke key ${id}`, channel: LIVE, why });
  return revocation;
}

/**
 * All keys that ever had a grant, in order of admission, and the ids of void ones: their giver is not trusted any more.
 */
export async function readGrants(
  releaseStore: ReleaseStore,
): Promise<{ grants: KnownGrant[]; voided: string[] }> {
  const grants: KnownGrant[] = [];
  const voided: string[] = [];
  for (const id of await grantedKeys(releaseStore.files))
    try {
      const grant = await readGrant(releaseStore, id);
      const revoked = await readRevocation(releaseStore, id);
      if (grant) grants.push({ ...grant, ...(revoked && { revoked }) });
    } catch (error) {
      if (!(error instanceof DamagedDocument) || error instanceof NotChecked) throw error;
      voided.push(id);
    }
  return { grants: grants.toSorted((one, other) => one.at.localeCompare(other.at)), voided };
}

/** Reason why a key may change nothing; undefined for a valid grant. */
async function reasonAgainst(
  releaseStore: ReleaseStore,
  id: string,
  grant: Grant | undefined,
): Promise<string | undefined> {
  if (!grant)
    return 'is no key of this shop. Set RELEASE_KEY to one that it trusts, and RELEASE_TRUSTED_KEYS to the public keys of those who run it.';
  const revoked = await readRevocation(releaseStore, id);
  if (revoked) return `was revoked by ${revoked.by} on ${revoked.at.slice(0, 10)}.`;
  return grant.until <= new Date().toISOString()
    ? `was valid until ${grant.until.slice(0, 10)}. Ask those who run the shop for another.`
    : undefined;
}

/**
 * The remotes that the author's key may change; undefined when it may change all.
 * Throws a GrantRefused for a key that may change nothing.
 */
export async function scopeOf(releaseStore: ReleaseStore): Promise<readonly string[] | undefined> {
  const own = await releaseStore.key();
  if (await releaseStore.keys.verify(own.id, own.sign(own.id), own.id)) return undefined;
  const grant = await readGrant(releaseStore, own.id);
  const reason = await reasonAgainst(releaseStore, own.id, grant);
  if (reason) throw new GrantRefused(`The key ${own.id} ${reason} Nothing was changed.`);
  return grant?.remotes;
}
