import { readFile } from 'node:fs/promises';
import {
  BeyondScope,
  beyondScope,
  grantedKeys,
} from '../../libs/federation/src/releases/composition/index.ts';
import {
  admit,
  readCurrent,
  readGrants,
  revoke,
  scopeOf,
  type ReleaseStore,
  type KnownGrant,
  type Purpose,
} from '../../libs/federation/src/releases/release/index.ts';
import { suggestion } from '../flags.ts';
import { PlainProblem } from '../shop.ts';
import type { Command } from './command.ts';
import { completeId } from './complete-id.ts';
import { requireStoreOfShop } from './require-channel.ts';

const YEAR_MS = 365 * 86_400_000;
const REMOTE = /^mf-[a-z\d]+(-[a-z\d]+)*$/;

/** A scoped key in one line, and its revocation in another. */
function grantLine({ id, remotes, until, by, at, revoked }: KnownGrant): string {
  const line = `${id}  may change ${remotes.join(' and ')} until ${until.slice(0, 10)}, says ${by} since ${at.slice(0, 10)}`;
  return revoked ? `${line}\n    revoked by ${revoked.by} on ${revoked.at.slice(0, 10)}` : line;
}

const voidLine = (id: string): string =>
  `${id}  may change nothing: its grant is damaged, or signed by a key that is not trusted any more`;

/** Parses a future day. Throws a PlainProblem for any other text. */
function endOf(until: string | undefined): string {
  const at = until ? Date.parse(until) : Date.now() + YEAR_MS;
  if (at > Date.now()) return new Date(at).toISOString();
  throw new PlainProblem(`--until takes a day that is to come, such as 2030-01-31, not "${until}".`);
}

const readPublic = async (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new PlainProblem(`The public key ${file} cannot be read.`);
  });

/** `key`: lists all grants. `key mf-stores`: grants a key for that remote only. `key revoke <id>`: revokes it. */
export const keyCommand: Command = async (releaseStore, options) => {
  const { words, until, public: file, reason } = options;
  const [what, given] = words;
  if (!what) {
    const { grants, voided } = await readGrants(releaseStore);
    const lines = [...grants.map(grantLine), ...voided.map(voidLine)];
    return {
      text: lines.join('\n') || 'No key has a grant.',
      json: [...grants, ...voided.map((id) => ({ id, isVoid: true }))],
    };
  }
  if (what === 'revoke') {
    if (!given) throw new PlainProblem('Which key? Say key revoke <id>; npx weefsel key names them.');
    const id = completeId(given, await grantedKeys(releaseStore.files));
    const revocation = await revoke(releaseStore, id, reason);
    return { text: `The key ${id} signs nothing any more. What is live stays.`, json: revocation };
  }
  const wrong = words.find((word) => !REMOTE.test(word));
  if (wrong) throw new PlainProblem(`"${wrong}" is no remote: mf-<name>.`);
  await requireStoreOfShop(releaseStore, options);
  const { grant, privateKey } = await admit(releaseStore, {
    remotes: words,
    until: endOf(until),
    ...(file && { publicKey: await readPublic(file) }),
    ...(reason && { why: reason }),
  });
  const known = Object.keys((await readCurrent(releaseStore))?.composition.remotes ?? {});
  const unknown = words
    .filter((word) => !known.includes(word))
    .map((word) => `\n${word} is not live yet.${suggestion(word, known)}`);
  const secret = privateKey ? `\nRELEASE_KEY of those who release it, kept nowhere else:\n${privateKey}` : '';
  return {
    text: `${grantLine(grant)}${unknown.join('')}${secret}`,
    json: { grant, ...(privateKey && { privateKey }) },
  };
};

/** Limits rollbacks with a scoped key to its own remotes; pointers carry no signature. */
export async function withinScope(releaseStore: ReleaseStore): Promise<NonNullable<Purpose['gate']>> {
  const scope = await scopeOf(releaseStore);
  return async (next, before) => {
    // A lost channel has nothing to compare with.
    const beyond = scope ? beyondScope(scope, before ?? { remotes: {} }, next) : [];
    if (scope && beyond.length > 0)
      throw new BeyondScope(
        `Your key may change ${scope.join(' and ')} only: this would change ${beyond.join(' and ')} too.`,
      );
    return [];
  };
}

/** Throws a PlainProblem when the author's key may not change these parts, a GrantRefused when it may change nothing. */
export async function requireScope(releaseStore: ReleaseStore, names: readonly string[]): Promise<void> {
  const scope = await scopeOf(releaseStore);
  const others = names.filter((name) => scope && !scope.includes(name));
  if (others.length > 0)
    throw new PlainProblem(
      `Your key may change ${scope?.join(' and ')} only, not ${others.join(' and ')}. Nothing was changed.`,
    );
}
