/** Version of each remote, and of the shell where it is named. */
export type Versions = Readonly<Record<string, string>>;

/**
 * One step of a remote or the shell from a version to the next.
 * `before` is undefined for the first release of a new remote.
 */
export interface Release {
  remote: string;
  before: string | undefined;
  after: string;
}

/** A release with its place in the order of releases, from 1 on. */
export interface NumberedRelease extends Release {
  number: number;
}

/** There are no releases, or they do not begin at the first composition: nothing can be searched. */
export class BrokenHistory extends Error {
  override readonly name = 'BrokenHistory';
}

/** The composition after some releases, in their order. */
export const after = (first: Versions, releases: readonly Release[]): Versions => ({
  ...first,
  ...Object.fromEntries(releases.map((release) => [release.remote, release.after])),
});

/** Numbers the releases. Throws `BrokenHistory` unless each begins at its remote's version before it. */
export function numbered(first: Versions, releases: readonly Release[]): NumberedRelease[] {
  if (releases.length === 0) throw new BrokenHistory('There is no release between the two compositions.');
  const versions = new Map(Object.entries(first));
  return releases.map((release, i) => {
    const { remote, before } = release;
    if (versions.get(remote) !== before) {
      const stood = versions.get(remote) ?? 'not there';
      const begins = before ?? 'not there';
      throw new BrokenHistory(`Release ${i + 1} takes ${remote} from ${begins}, but it stood at ${stood}.`);
    }
    versions.set(remote, release.after);
    return { ...release, number: i + 1 };
  });
}
