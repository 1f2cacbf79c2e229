import { openGate } from '../../libs/federation/src/gate/index.ts';
import {
  publishedRelease,
  readCurrent,
  RefusedRelease,
  withReleased,
  type Desk,
  type Purpose,
} from '../../libs/federation/src/release/index.ts';
import { builtShell } from '../shop.ts';
import { whyOf, type Options } from './options.ts';
import { shellOf } from './shell-of.ts';

/** A purpose of which the command is not yet known. */
export type Way = Omit<Purpose, 'what'>;

/** Why, where to, and what it has to go through on the way; a step back may take pages along that came later. */
export async function purposeOf(
  desk: Desk,
  options: Options,
  mayGo: 'any' | readonly string[] = options.without,
): Promise<Way> {
  const gate = openGate({ files: desk.files, shell: await shellOf(desk, options.channel), mayGo });
  const why = whyOf(options);
  return { channel: options.channel, gate, ...(why && { why }) };
}

/** Why a remote in another version would not do beside what a channel points to now; undefined when it would. */
export async function misfitOf(
  desk: Desk,
  { channel, gate }: Way,
  name: string,
  version: string,
): Promise<string | undefined> {
  const current = (await readCurrent(desk, channel))?.composition;
  const release = await publishedRelease(desk, name, version);
  const next = withReleased(current ?? { remotes: {} }, name, release);
  const reasons = await gate?.(next, current);
  return reasons?.join(' ') || undefined;
}

/** Throws a RefusedRelease when the shell that is built here does not fit what a channel points to. */
export async function requireFit(desk: Desk, options: Options): Promise<void> {
  const current = await readCurrent(desk, options.channel);
  const gate = openGate({ files: desk.files, shell: await builtShell(), mayGo: 'any' });
  const { remotes } = current?.composition ?? { remotes: {} };
  const reasons = await gate({ remotes }, undefined);
  if (reasons.length > 0) throw new RefusedRelease(`Do not start the built shell. ${reasons.join(' ')}`);
}
