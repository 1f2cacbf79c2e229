import { isDeepStrictEqual } from 'node:util';
import { addressesOf } from '../../../../contracts/src/remote-description.ts';
import type { RemoteManifest } from '../../build/bundler/manifest.ts';
import { partOf, SHELL, type ComposedRemote, type Content, type Release } from '../composition/index.ts';
import { sha256 } from '../store/index.ts';
import { updateChannel, pointChannel, checkUpdate, type Change, type Purpose } from './update-channel.ts';
import type { ReleaseStore } from './release-store.ts';
import { shellManifestFile } from './shell-manifest.ts';
import { noEarlier } from './rollback-target.ts';

/** Number of earlier versions of a remote for rollbacks. */
const HISTORY = 20;

/** There is nothing to go back to. */
export class NoEarlier extends Error {
  override readonly name = 'NoEarlier';
}

/** `what`: another name in the history than the function's own. */
type Why = Partial<Pick<Purpose, 'what'>> & Pick<Purpose, 'channel' | 'why' | 'evenIfDamaged' | 'gate'>;

const EMPTY: Content = { remotes: {} };

/** The content of a composition with a remote's or the shell's release replaced or removed. */
function withPart(current: Content = EMPTY, name: string, part: ComposedRemote | undefined): Content {
  const { [name]: _before, ...others } = current.remotes;
  const { redirects, shell: shellBefore } = current;
  const shell = name === SHELL ? part : shellBefore;
  return {
    remotes: part && name !== SHELL ? { ...others, [name]: part } : others,
    ...(shell && { shell }),
    ...(redirects && { redirects }),
  };
}

const releaseOf = ({ version, manifest, pages }: Release): Release => ({
  version,
  manifest,
  ...(pages && { pages }),
});

/** A published release of a remote, or of the shell. Throws when it is not in the store. */
export async function publishedRelease(
  { files }: Pick<ReleaseStore, 'files'>,
  name: string,
  version: string,
): Promise<Release> {
  const file = name === SHELL ? shellManifestFile(version) : `remotes/${name}/${version}/manifest.json`;
  const manifest = await files.read(file);
  if (!manifest) throw new NoEarlier(`${name}@${version} is not published in this store.`);
  const { description } = JSON.parse(manifest.toString()) as Pick<RemoteManifest, 'description'>;
  return {
    version,
    manifest: sha256(manifest),
    ...(description && { pages: addressesOf(description) }),
  };
}

function released(before: ComposedRemote | undefined, release: Release): ComposedRemote {
  if (!before) return { ...release, previous: [] };
  // A restored manifest may have another hash.
  if (before.version === release.version) return { ...before, manifest: release.manifest };
  const earlier = [
    releaseOf(before),
    ...before.previous.filter(({ version }) => version !== release.version),
  ];
  return { ...release, previous: earlier.slice(0, HISTORY) };
}

/**
 * A composition with another release of a remote or the shell. The former release becomes a rollback target.
 */
export const withReleased = (content: Content, name: string, release: Release | undefined): Content =>
  withPart(content, name, release && released(partOf(content, name), releaseOf(release)));

type Versions = Readonly<Record<string, string>>;

/** The change that makes published versions part of a composition. Throws when one is not in the store. */
async function releasing(releaseStore: ReleaseStore, versions: Versions) {
  const releases = await Promise.all(
    Object.entries(versions).map(
      async ([name, version]) => [name, await publishedRelease(releaseStore, name, version)] as const,
    ),
  );
  return {
    what: `release ${Object.keys(versions).join(' ')}`,
    next: (current: Content = EMPTY): Content =>
      releases.reduce((content, [name, release]) => withReleased(content, name, release), current),
  };
}

/**
 * Makes published versions of remotes and the shell part of a channel, in one step.
 * Running shells notice within a second.
 */
export async function releaseVersions(
  releaseStore: ReleaseStore,
  versions: Versions,
  why: Why = {},
): Promise<Change> {
  const { what, next } = await releasing(releaseStore, versions);
  return updateChannel(releaseStore, { what, ...why }, next);
}

/** Runs the gate for published versions, and releases none of them. Throws a RefusedRelease. */
export async function checkVersions(
  releaseStore: ReleaseStore,
  versions: Versions,
  why: Why = {},
): Promise<void> {
  const { what, next } = await releasing(releaseStore, versions);
  await checkUpdate(releaseStore, { what, ...why }, next);
}

/** The same for one remote. */
export const releaseVersion = (
  releaseStore: ReleaseStore,
  name: string,
  version: string,
  why: Why = {},
): Promise<Change> => releaseVersions(releaseStore, { [name]: version }, why);

function earlierOf(name: string, remote: ComposedRemote | undefined, to?: string): ComposedRemote {
  const earlier = remote?.previous ?? [];
  const at = to === undefined ? 0 : earlier.findIndex(({ version }) => version === to);
  const [found, ...previous] = at < 0 ? [] : earlier.slice(at);
  if (to !== undefined && to === remote?.version) throw new NoEarlier(`${name}@${to} is live already.`);
  if (!found)
    throw new NoEarlier(to ? `${name} has no earlier version ${to} to go back to.` : noEarlier(name));
  return { ...found, previous };
}

/**
 * Goes back to the previous version of a remote, or to a given earlier one. Later ones are dropped.
 * Throws a NoEarlier.
 */
export const rollback = (
  releaseStore: ReleaseStore,
  name: string,
  to?: string,
  why: Why = {},
): Promise<Change> =>
  updateChannel(releaseStore, { what: `rollback ${name}`, ...why }, (current) =>
    withPart(current, name, earlierOf(name, partOf(current, name), to)),
  );

/** Removes a remote with its pages from a channel. Throws a NoEarlier when it is not in it. */
export const remove = (releaseStore: ReleaseStore, name: string, why: Why = {}): Promise<Change> =>
  updateChannel(releaseStore, { what: `remove ${name}`, ...why }, (current) => {
    if (!current?.remotes[name]) throw new NoEarlier(`${name} is not in ${why.channel ?? 'live'}.`);
    return withPart(current, name, undefined);
  });

/**
 * Points a channel to the previous composition or a given one, also forward again. A given one restores a lost `live`.
 * Throws a NoEarlier.
 */
export const rollbackAll = (releaseStore: ReleaseStore, to?: string, why: Why = {}): Promise<Change> =>
  pointChannel(releaseStore, { what: to ? `rollback to ${to}` : 'rollback', ...why }, (found) => {
    if (!found) return to === undefined ? undefined : { composition: to, previous: [] };
    const { composition, previous } = found;
    const target = to ?? previous[0];
    if (!target) throw new NoEarlier('There is no earlier composition to go back to.');
    const at = previous.indexOf(target);
    return { composition: target, previous: at < 0 ? [composition, ...previous] : previous.slice(at + 1) };
  });

/** Points the channel back, unless it was moved since. */
export const pointBack = (
  releaseStore: ReleaseStore,
  purpose: Purpose,
  { before, now }: Change,
): Promise<Change> =>
  pointChannel(releaseStore, purpose, (found) =>
    before && found?.composition === now.id
      ? { composition: before.id, previous: found.previous.slice(found.previous[0] === before.id ? 1 : 0) }
      : found,
  );

/**
 * Undoes a change that no shell loaded: the channel is as before. A later change stays.
 * The unloaded version is then removed from its history. Returns the resulting remote.
 */
export async function withdraw(
  releaseStore: ReleaseStore,
  name: string,
  change: Change,
): Promise<ComposedRemote | undefined> {
  const { channel, before, now } = change;
  const purpose = { what: `withdraw ${name}`, channel };
  const found = await pointBack(releaseStore, purpose, change);
  if (before && found.now.id === before.id) return partOf(before.composition, name);
  const known = partOf(before?.composition, name);
  const refused = partOf(now.composition, name);
  const isRefused = ({ version }: Release): boolean => version === refused?.version;
  const wasKnown = known !== undefined && [known, ...known.previous].some(isRefused);
  const { now: after } = await updateChannel(releaseStore, purpose, (current) => {
    const live = partOf(current, name);
    if (isDeepStrictEqual(live, refused)) return withPart(current, name, known);
    if (!live || isRefused(live) || wasKnown) return withPart(current, name, live);
    return withPart(current, name, { ...live, previous: live.previous.filter((old) => !isRefused(old)) });
  });
  return partOf(after.composition, name);
}
