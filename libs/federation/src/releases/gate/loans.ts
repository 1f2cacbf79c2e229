import type { Borrowed, RemoteManifest } from '../../build/bundler/manifest.ts';

/** Manifests of the remotes in one composition, by name, each with its version. */
export type Cast = Readonly<Record<string, { version: string; manifest: RemoteManifest }>>;

interface Loan extends Borrowed {
  /** The borrower: the shell, or `mf-search@1a2b`. */
  by: string;
}

function loansOf(cast: Cast, shell: readonly Borrowed[]): Loan[] {
  const ofRemotes = Object.entries(cast).flatMap(([name, { version, manifest }]) =>
    (manifest.borrows ?? []).map((borrowed) => ({ ...borrowed, by: `${name}@${version}` })),
  );
  return [...shell.map((borrowed) => ({ ...borrowed, by: 'The shell' })), ...ofRemotes];
}

/** Borrower and borrowed fragment, regardless of versions. */
const key = ({ by, remote, name }: Loan): string => `${by.split('@')[0]} ${remote} ${name}`;

/** True when a present remote lacks the fragment. Ignores a missing remote: its slots show that. */
const isBroken = (cast: Cast, { remote, name }: Borrowed): boolean => {
  const lender = cast[remote];
  return lender !== undefined && !Object.hasOwn(lender.manifest.fragments, name);
};

/**
 * Fragments that the next composition shows and no remote lends, one sentence each.
 * Leaves out those missing before already.
 */
export function brokenLoans(
  before: Cast,
  next: Cast,
  shell: readonly Borrowed[],
  shellBefore: readonly Borrowed[],
): string[] {
  const known = new Set(
    loansOf(before, shellBefore)
      .filter((loan) => isBroken(before, loan))
      .map(key),
  );
  return loansOf(next, shell)
    .filter((loan) => isBroken(next, loan) && !known.has(key(loan)))
    .map(
      ({ by, remote, name }) =>
        `${by} shows the fragment ${name} of ${remote}, which ${remote}@${next[remote]?.version} does not lend: release ${remote} with it, or first who shows it without it.`,
    );
}
