import { readRehearsal, type TrustedKeys } from '@weefsel/federation/composition';
import type { Snapshot } from '@weefsel/federation/server';
import type { Files } from '@weefsel/federation/store';
import type { FastifyBaseLogger } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { FitsTogether } from '../../request/preview/request-view';

export const buildsOf = ({ remotes }: Pick<Snapshot, 'remotes'>): Record<string, string> =>
  Object.fromEntries([...remotes].map(([name, { build }]) => [name, build]));

/** True for versions that are live, or were rehearsed together. While the store is unavailable, none were. */
export const rehearsedCheck =
  (
    live: () => Snapshot,
    files: Pick<Files, 'read' | 'list'>,
    keys: TrustedKeys,
    log: Pick<FastifyBaseLogger, 'error'>,
  ): FitsTogether =>
  async (snapshot) => {
    const builds = buildsOf(snapshot);
    const liveBuilds = buildsOf(live());
    if (isDeepStrictEqual(builds, liveBuilds)) return true;
    try {
      return (await readRehearsal({ files, keys, live: liveBuilds }, builds)) !== undefined;
    } catch (err) {
      log.error({ err }, 'It cannot be read whether a preview was rehearsed; nothing can be ordered in it.');
      return false;
    }
  };
