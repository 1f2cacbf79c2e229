import type { Borrowed, RemoteManifest } from '../bundler/manifest.ts';

/** Manifests of the remotes that stand beside each other in a composition, by name, each with its version. */
export type Cast = Readonly<Record<string, { version: string; manifest: RemoteManifest }>>;

interface Loan extends Borrowed {
  /** Who shows it: the shell, or `mf-search@1a2b`. */
  by: string;
}

function loansOf(cast: Cast, shell: readonly Borrowed[]): Loan[] {
  const ofRemotes = Object.entries(cast).flatMap(([name, { version, manifest }]) =>
    (manifest.borrows ?? []).map((borrowed) => ({ ...borrowed, by: `${name}@${version}` })),
  );
  return [...shell.map((borrowed) => ({ ...borrowed, by: 'The shell' })), ...ofRemotes];
}

/** Who shows what, whatever the versions. */
const key = ({ by, remote, name }: Loan): string => `${by.split('@')[0]} ${remote} ${name}`;

/** A remote that is missing altogether is no news here: its slots say so. */
const isBroken = (cast: Cast, { remote, name }: Borrowed): boolean => {
  const lender = cast[remote];
  return lender !== undefined && !Object.hasOwn(lender.manifest.fragments, name);
};

/**
 * Fragments that the next composition shows and no remote lends, one sentence each; those missing before already are left
 * out.
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
