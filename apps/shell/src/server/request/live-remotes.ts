import type { RemoteName } from '@weefsel/contracts';
import { lastGoodFile, RemoteHost, type DevelopmentRemote, type OwnShell } from '@weefsel/federation/server';
import type { Store } from '@weefsel/federation/store';
import type { TrustedKeys } from '@weefsel/federation/composition';
import type { FastifyBaseLogger } from 'fastify';
import { resolve } from 'node:path';
import type { ServerConfig } from '../settings/environment';
import { sharedScope } from './shared-scope';

/** Source of the remotes for requests. */
export type LiveRemotes = Pick<
  RemoteHost,
  'current' | 'preview' | 'hold' | 'isServable' | 'keepOut' | 'keptOut' | 'start' | 'stop'
>;

const developmentRemotes = (config: ServerConfig): Partial<Record<RemoteName, DevelopmentRemote>> =>
  Object.fromEntries(
    Object.entries(config.developmentRemotes).map(([name, base]) => [
      name,
      { base, serverDir: resolve(config.buildDir, '..', name, 'server') },
    ]),
  );

/** Follows the live channel of the release store. (The monolith build swaps this module for one without federation.) */
export const createLiveRemotes = (
  config: ServerConfig,
  log: FastifyBaseLogger,
  store: Store,
  keys: TrustedKeys,
  shell?: OwnShell,
): LiveRemotes =>
  new RemoteHost({
    source: { ...store, keys },
    lastGoodFile: lastGoodFile(config.dataDir),
    scope: sharedScope,
    development: developmentRemotes(config),
    shell,
    log,
  });
