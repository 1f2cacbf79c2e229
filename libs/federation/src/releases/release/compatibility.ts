import type { Borrowed, RemoteManifest } from '../../build/bundler/manifest.ts';
import { declarationsOf } from '../../build/workspace/paths.ts';
import type { Texts } from '../../build/workspace/read-export.ts';

/** Everything that the shell offers to remotes, written by its build. */
export interface ShellOffer {
  /** Name of its build. */
  build?: string;
  contract: string;
  shared: Record<string, string>;
  /** Packages that no remote may bundle. */
  onlyInShell: readonly string[];
  /** Fragments that the frame around every page shows. */
  borrows?: readonly Borrowed[];
  /** Its texts on screen, with those of its libraries. Absent in older builds. */
  texts?: Texts;
}

const major = (version: string): string => version.split('.')[0] ?? '';

const isNewer = (wanted: string, offered: string): boolean =>
  wanted.localeCompare(offered, 'en', { numeric: true }) > 0;

/** A remote would break the page, so it is not published. */
export class RefusedRelease extends Error {
  override readonly name = 'RefusedRelease';
}

/** Parts without findable files, one sentence each: the names of their chunks identify them. */
function namelessParts({ pages, fragments, description }: RemoteManifest): string[] {
  const missing = (kind: string, said: readonly string[], built: object) =>
    said
      .filter((name) => !Object.hasOwn(built, name))
      .map(
        (name) =>
          `Its ${kind} ${name} has no code of that name: import its view in src/remote.tsx with webpackChunkName "${kind}.${name}".`,
      );
  return [
    ...missing('page', Object.keys(description?.pages ?? {}), pages),
    ...missing('fragment', description?.fragments ?? [], fragments),
  ];
}

/** A remote's undeclared side effects, one sentence each. */
function unwantedTraces({ name, traces, globals = [], description }: RemoteManifest): string[] {
  if (!traces) return [];
  const { storage = [], events = [] } = description ? traces : {};
  return [
    ...traces.prototypes.map(
      (built) => `It writes to ${built}.prototype, which all share: use a function of its own.`,
    ),
    ...traces.globals
      .filter((global) => !globals.includes(global))
      .map(
        (global) =>
          `It sets the global ${global}: keep it in a module, or declare it under globals in ${declarationsOf(name)}.`,
      ),
    ...events
      .filter((name) => !description?.events.some((declared) => declared === name))
      .map((name) => `It sends the tracking event ${name}: declare it in src/events.ts.`),
    ...storage
      .filter((key) => !description?.storage.includes(key))
      .map(
        (key) =>
          `It keeps ${key} in the browser: declare it under storage in src/remote.tsx, or keep it elsewhere.`,
      ),
  ];
}

/** A library of our own. The compiler checks another version's fit; the number only shows the difference. */
const isOurs = (id: string): boolean => id.startsWith('@weefsel/');

/** Packages picked by `asked` whose built-against version does not match the shell's. */
const otherVersions = (
  manifest: RemoteManifest,
  offer: ShellOffer,
  asked: (id: string) => boolean,
): string[] =>
  Object.entries(manifest.shared).flatMap(([id, wanted]) => {
    const offered = offer.shared[id];
    const isOther = offered && (major(wanted) !== major(offered) || isNewer(wanted, offered));
    return asked(id) && isOther ? [`It was built against ${id} ${wanted}, the shell lends ${offered}.`] : [];
  });

/**
 * Differences of a remote's contract and our libraries from the shell's, one sentence each.
 * They are reasons to refuse it without a compiler; otherwise they explain the compiler's errors.
 */
export const otherContracts = (manifest: RemoteManifest, offer: ShellOffer): string[] => [
  ...(major(manifest.contract) === major(offer.contract)
    ? []
    : [`It speaks contract ${manifest.contract}, the shell speaks ${offer.contract}.`]),
  ...otherVersions(manifest, offer, isOurs),
];

/** Compares a remote with the shell's offer, without compiling; one sentence per reason to refuse it. */
export function incompatibilities(manifest: RemoteManifest, offer: ShellOffer): string[] {
  return [
    ...Object.keys(manifest.shared)
      .filter((id) => !offer.shared[id])
      .map((id) => `It expects the shell to lend ${id}, which the shell does not.`),
    ...otherVersions(manifest, offer, (id) => !isOurs(id)),
    ...manifest.bundled
      .filter((name) => offer.onlyInShell.includes(name))
      .map(
        (name) =>
          `It carries its own copy of ${name}: take what the shell lends, from @weefsel/stores or @weefsel/federation/runtime.`,
      ),
    ...namelessParts(manifest),
    ...unwantedTraces(manifest),
    ...(manifest.entry.js.length ? [] : ['It has no entry (src/remote.tsx).']),
  ];
}
