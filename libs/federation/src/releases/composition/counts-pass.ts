import * as v from 'valibot';
import { DamagedDocument } from './composition.ts';
import { readGrant, readRevocation, type GrantSource } from './grants.ts';
import { verifyWith, type SigningKey } from './keys.ts';
import { readToken, writeToken, type ReadToken } from './signed-token.ts';

const KIND = 'weefsel-counts:';

/** Validity of a pass, and tolerance of a server's clock, in ms. */
const VALID_MS = 300_000;
const SKEW_MS = 300_000;

const passSchema = v.object({ until: v.pipe(v.string(), v.isoTimestamp()) });

/** Shows the counts of the key's remotes for five minutes. */
export const writeCountsPass = (key: SigningKey, now = Date.now()): string =>
  writeToken(KIND, { until: new Date(now + VALID_MS).toISOString() }, key);

/** The remotes of a key's valid grant; undefined without one. */
async function grantedRemotes(
  { key, text, signature }: ReadToken<unknown>,
  source: GrantSource,
  now: number,
): Promise<readonly string[] | undefined> {
  if (!/^[0-9a-f]{12}$/.test(key)) return undefined;
  const grant = await readGrant(source, key);
  if (!grant || Date.parse(grant.until) <= now || !verifyWith(grant.publicKey, text, signature))
    return undefined;
  return (await readRevocation(source, key)) ? undefined : grant.remotes;
}

/**
 * The remotes whose counts a pass shows: `all` for a key of the whole shop. Undefined for an invalid or expired
 * pass, a revoked key, and a damaged grant.
 */
export async function readCountsPass(
  token: string,
  source: GrantSource,
  now = Date.now(),
): Promise<readonly string[] | 'all' | undefined> {
  const read = readToken(token, KIND, passSchema);
  if (!read) return undefined;
  const left = Date.parse(read.content.until) - now;
  if (left <= 0 || left > VALID_MS + SKEW_MS) return undefined;
  if (await source.keys.verify(read.text, read.signature, read.key)) return 'all';
  return grantedRemotes(read, source, now).catch((error: unknown) => {
    if (error instanceof DamagedDocument) return undefined;
    throw error;
  });
}
