import type { Release, Versions } from './history.ts';
import type { Answer, Check } from './trials.ts';

export const REMOTES = ['mf-search', 'mf-catalog', 'mf-content', 'mf-checkout', 'mf-account'] as const;

export interface History {
  first: Versions;
  releases: Release[];
}

/** Releases of these remotes, in order, each from its last version to the next: v0 → v1 → v2 … */
export function historyOf(remotes: readonly string[]): History {
  const version = new Map<string, number>();
  const releases = remotes.map((remote) => {
    const before = version.get(remote) ?? 0;
    version.set(remote, before + 1);
    return { remote, before: `v${before}`, after: `v${before + 1}` };
  });
  return { first: Object.fromEntries([...new Set(remotes)].map((remote) => [remote, 'v0'])), releases };
}

const numberOf = (version: string | undefined): number => Number((version ?? 'v-1').slice(1));

/** True when a composition contains a release, or a later one of its remote. */
const holds = (versions: Versions, { remote, after }: Release): boolean =>
  numberOf(versions[remote]) >= numberOf(after);

/** Bad when all releases with these numbers are in; counts the calls. */
export function planted({ releases }: History, guilty: readonly number[]): Check & { asked: number } {
  const faulty = guilty.map((number) => releases[number - 1]).filter((release) => release !== undefined);
  const check = async (versions: Versions): Promise<Answer> => {
    counted.asked++;
    return faulty.every((release) => holds(versions, release)) ? 'bad' : 'good';
  };
  const counted = Object.assign(check, { asked: 0 });
  return counted;
}

/** Expected result of a search: two releases of one remote appear as the later one alone. */
export function expected({ releases }: History, guilty: readonly number[]): number[] {
  const [a = 0, b = a] = guilty;
  const [earlier, later] = [Math.min(a, b), Math.max(a, b)];
  const alone = earlier === later || releases[earlier - 1]?.remote === releases[later - 1]?.remote;
  return alone ? [later] : [earlier, later];
}
