import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import type { ServerConfig } from '../environment';
import { stateFolder } from '../states/state-folder';
import { STATE_SECONDS } from '../states/states';
import type { ClaimStore, SharedStore } from './shared-store';

/** What servers share, and what each has alone where there is no Redis. */
export interface SharedStores {
  /** Public answers of vendors, as this build keeps them. */
  answers: SharedStore | undefined;
  /** Beside documents; without a Redis, in a folder for the processes of this server. */
  states: SharedStore;
  /** Who began a write. */
  claims: ClaimStore | undefined;
}

/** Opens the stores of a server that runs this build. */
export async function sharedStores(
  { redisUrl, dataDir }: Pick<ServerConfig, 'redisUrl' | 'dataDir'>,
  build: string,
  log: FastifyBaseLogger,
): Promise<SharedStores> {
  // A server without a Redis starts without its client.
  const inRedis = redisUrl
    ? async (prefix: string) => (await import('./shared-store')).redisStore(redisUrl, prefix, log)
    : () => undefined;
  // Of all builds: a document of the previous build may request its state, and a write is done once.
  const ofAll = await inRedis('weefsel:state:');
  return {
    answers: await inRedis(`weefsel:${build}:`),
    states: ofAll ?? stateFolder(join(dataDir, 'shell', 'states'), STATE_SECONDS, log),
    claims: ofAll,
  };
}
