import type { RemoteName } from '@weefsel/contracts';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DEVELOPMENT_PREFIX, type WantedRelease } from './live-remote';
import type { QuarantineWatch } from './quarantine-watch';
import type { DevelopmentRemote } from './remote-files';
import type { Wanted } from './snapshot';

/** Version of a development server whose output is missing. */
const NO_BUILD = 'missing';

/** Remotes whose development server has no output. */
export const withoutBuild = (candidates: Candidates): RemoteName[] =>
  [...candidates].flatMap(([name, { named }]) => (named === DEVELOPMENT_PREFIX + NO_BUILD ? [name] : []));

/** Per remote, the version that the composition names and its candidate releases, best first. */
export type Candidates = Map<RemoteName, { named: string; releases: WantedRelease[] }>;

/** Candidate releases per remote: the development server's, else those of the composition. */
export async function candidatesOf(
  wanted: Wanted | undefined,
  development: Partial<Record<RemoteName, DevelopmentRemote>> = {},
  quarantine: Pick<QuarantineWatch, 'has'>,
): Promise<Candidates> {
  const composed = wanted?.composition.remotes ?? {};
  const names = [...new Set([...Object.keys(composed), ...Object.keys(development)])].sort();
  const candidates: Candidates = new Map();
  for (const name of names) {
    const own = development[name];
    const changed = own && (await stat(join(own.serverDir, 'server.cjs')).catch(() => null));
    const { previous = [], ...release } = composed[name] ?? {};
    if (own) {
      const version = `${DEVELOPMENT_PREFIX}${changed ? Math.round(changed.mtimeMs) : NO_BUILD}`;
      candidates.set(name, { named: version, releases: changed ? [{ version }] : [] });
    } else if ('version' in release) {
      const releases = [release, ...previous].filter(({ version }) => !quarantine.has(name, version));
      candidates.set(name, { named: release.version, releases });
    }
  }
  return candidates;
}
