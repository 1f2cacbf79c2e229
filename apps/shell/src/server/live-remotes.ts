import type { RemoteName } from '@weefsel/contracts';
import type { DevelopmentRemote, Snapshot } from '@weefsel/federation/server';
import { RemoteHost } from '@weefsel/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import { join, resolve } from 'node:path';
import type { ServerConfig } from './environment';
import { sharedScope } from './shared-scope';

/** Where the server takes the remotes of a request from. */
export interface LiveRemotes {
  current(): Snapshot;
  start(): Promise<void>;
  stop(): void;
}

const developmentRemotes = (config: ServerConfig): Partial<Record<RemoteName, DevelopmentRemote>> =>
  Object.fromEntries(
    Object.entries(config.developmentRemotes).map(([name, base]) => [
      name,
      { base, serverDir: resolve('dist/apps', name, 'development-server') },
    ]),
  );

/** Follows the release registry in the data folder. (The monolith build swaps this module for one without federation.) */
export const createLiveRemotes = (config: ServerConfig, log: FastifyBaseLogger): LiveRemotes =>
  new RemoteHost({
    remotesDir: join(config.dataDir, 'remotes'),
    scope: sharedScope,
    development: developmentRemotes(config),
    log,
  });
