import { isDeepStrictEqual } from 'node:util';
import {
  findComposition,
  addToQuarantine,
  LIVE,
  partOf,
  readChannel,
  readQuarantine,
  SHELL,
  type Quarantined,
} from '../composition/index.ts';
import { note, type ReleaseStore } from './release-store.ts';
import { pointChannel } from './update-channel.ts';

/** Maximum number of earlier compositions to search. */
const FURTHEST = 20;

/**
 * An earlier live composition that differs only in this remote (or the shell), not in quarantine.
 * Going back to it needs no key: it is signed already. Undefined when others were released since.
 */
async function findEarlier(
  releaseStore: ReleaseStore,
  release: string,
): Promise<{ from: string; to: string } | undefined> {
  const [name = '', version = ''] = release.split('@');
  const channel = await readChannel(releaseStore.pointers, LIVE);
  const now = channel && (await findComposition(releaseStore, channel.composition));
  if (!channel || !now || partOf(now, name)?.version !== version) return undefined;
  const out = new Set((await readQuarantine(releaseStore.pointers)).map((entry) => entry.release));
  const othersOf = ({ remotes, shell, redirects }: typeof now) => [
    { ...remotes, [name]: undefined },
    name === SHELL ? undefined : shell?.version,
    redirects,
  ];
  for (const to of channel.previous.slice(0, FURTHEST)) {
    const earlier = await findComposition(releaseStore, to);
    if (!isDeepStrictEqual(othersOf(earlier), othersOf(now))) return undefined;
    const before = partOf(earlier, name)?.version;
    if (before && !out.has(`${name}@${before}`)) return { from: channel.composition, to };
  }
  return undefined;
}

/**
 * Quarantines a version until that is lifted. False when it was in quarantine already.
 * When only this version was added since, live goes back to the previous composition.
 */
export async function quarantineRelease(
  releaseStore: ReleaseStore,
  { release, why, stack }: Pick<Quarantined, 'release' | 'why' | 'stack'>,
): Promise<boolean> {
  const at = new Date().toISOString();
  if (
    !(await addToQuarantine(releaseStore.pointers, { release, at, by: releaseStore.author.by, why, stack }))
  )
    return false;
  const what = `quarantine ${release}`;
  const earlier = await findEarlier(releaseStore, release).catch(() => undefined);
  const change =
    earlier &&
    (await pointChannel(releaseStore, { what, why }, (found) => {
      if (found?.composition !== earlier.from) return found;
      const { previous } = found;
      return { composition: earlier.to, previous: previous.slice(previous.indexOf(earlier.to) + 1) };
    }));
  // Moving a channel already writes a line into the history.
  if (change?.now.id !== earlier?.to || !earlier) await note(releaseStore, { what, channel: LIVE, why });
  return true;
}

/** Reason why a version cannot be released, as a sentence; undefined when it is not in quarantine. */
export async function quarantineSentence(
  { pointers }: Pick<ReleaseStore, 'pointers'>,
  name: string,
  version: string,
): Promise<string | undefined> {
  const release = `${name}@${version}`;
  const entry = (await readQuarantine(pointers)).find((each) => each.release === release);
  if (!entry) return undefined;
  const when = entry.at.slice(0, 16).replace('T', ' ');
  return `It is in quarantine since ${when}: ${entry.why} Change it, or lift that: npx weefsel quarantine lift ${release}`;
}
