import type { Borrowed, RemoteManifest } from '../bundler/manifest.ts';

/** What the shell offers to remotes, written by its build. */
export interface ShellOffer {
  /** Name of its build. */
  build?: string;
  contract: string;
  shared: Record<string, string>;
  /** Packages that no remote may bring along. */
  onlyInShell: readonly string[];
  /** Fragments that the frame around every page shows. */
  borrows?: readonly Borrowed[];
}

const major = (version: string): string => version.split('.')[0] ?? '';

const isNewer = (wanted: string, offered: string): boolean =>
  wanted.localeCompare(offered, 'en', { numeric: true }) > 0;

/** A remote would break the page, so it is not published. */
export class RefusedRelease extends Error {
  override readonly name = 'RefusedRelease';
}

/** What a remote leaves behind outside of itself and does not declare, one sentence each. */
function unwantedTraces({ name, traces, globals = [], description }: RemoteManifest): string[] {
  if (!traces) return [];
  const keys = description ? traces.storage.filter((key) => !description.storage.includes(key)) : [];
  return [
    ...traces.prototypes.map(
      (built) => `It writes to ${built}.prototype, which all share: use a function of its own.`,
    ),
    ...traces.globals
      .filter((global) => !globals.includes(global))
      .map(
        (global) =>
          `It sets the global ${global}: keep it in a module, or declare it under globals in apps/${name}/webpack.config.ts.`,
      ),
    ...keys.map(
      (key) =>
        `It keeps ${key} in the browser: declare it under storage in src/remote.tsx, or keep it elsewhere.`,
    ),
  ];
}

/** Compares a remote with what the shell offers; returns one sentence per reason to refuse it. */
export function judge(manifest: RemoteManifest, offer: ShellOffer): string[] {
  const reasons: string[] = [];
  if (major(manifest.contract) !== major(offer.contract)) {
    reasons.push(`It speaks contract ${manifest.contract}, the shell speaks ${offer.contract}.`);
  }
  for (const [id, wanted] of Object.entries(manifest.shared)) {
    const offered = offer.shared[id];
    if (!offered) reasons.push(`It expects the shell to lend ${id}, which the shell does not.`);
    else if (major(wanted) !== major(offered) || isNewer(wanted, offered)) {
      reasons.push(`It was built against ${id} ${wanted}, the shell lends ${offered}.`);
    }
  }
  for (const name of manifest.bundled.filter((bundled) => offer.onlyInShell.includes(bundled))) {
    reasons.push(
      `It carries its own copy of ${name}: take what the shell lends, from @weefsel/stores or @weefsel/federation/runtime.`,
    );
  }
  reasons.push(...unwantedTraces(manifest));
  if (!manifest.door.js.length) reasons.push('It has no door (src/remote.tsx).');
  return reasons;
}
