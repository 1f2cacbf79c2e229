import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { claimedTwice } from '../../../contracts/src/page-address.ts';
import { addressesOf, type RemoteDescription } from '../../../contracts/src/remote-description.ts';
import type { Files } from '../store/index.ts';
import type { Composition } from './composition.ts';

type Content = Omit<Composition, 'made'>;

/** Names of what differs between two compositions: remotes, and whatever else they hold. */
function changesOf(before: Content, next: Content): string[] {
  const { remotes: were, ...restBefore } = { ...before, made: undefined };
  const { remotes: are, ...rest } = { ...next, made: undefined };
  const differing = (one: object, other: object): string[] =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (name) => !isDeepStrictEqual(Reflect.get(one, name), Reflect.get(other, name)),
    );
  return [...differing(were, are), ...differing(restBefore, rest)].sort();
}

/** Names of what a composition changes besides the given remotes. */
export const beyondScope = (remotes: readonly string[], before: Content, next: Content): string[] =>
  changesOf(before, next).filter((name) => !remotes.includes(name));

const manifestSchema = v.object({ description: v.optional(v.custom<RemoteDescription>(Boolean)) });

/** Whether a composition names other pages of a remote than its manifest: release commands compare only what it names. */
async function hidesPages(files: Pick<Files, 'read'>, name: string, next: Content): Promise<boolean> {
  const { version, manifest, pages = {} } = next.remotes[name] ?? {};
  const content = version && (await files.read(`remotes/${name}/${version}/manifest.json`));
  if (!content || createHash('sha256').update(content).digest('hex') !== manifest) return false;
  const { description } = v.parse(manifestSchema, JSON.parse(String(content)));
  return !isDeepStrictEqual(description ? addressesOf(description) : {}, pages);
}

/** Pages that remotes take from others, one sentence each. */
export async function takenPages(
  files: Pick<Files, 'read'>,
  remotes: readonly string[],
  next: Content,
): Promise<string[]> {
  const hiding: string[] = [];
  for (const name of remotes)
    if (await hidesPages(files, name, next)) hiding.push(`${name} has other pages than it says.`);
  const pages = Object.entries(next.remotes).map(([name, remote]) => [name, remote.pages ?? {}] as const);
  return [...hiding, ...claimedTwice(Object.fromEntries(pages))];
}
