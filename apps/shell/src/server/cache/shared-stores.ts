import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import type { ServerConfig } from '../settings/environment';
import { stateFolder } from '../render/states/state-folder';
import { STATE_SECONDS } from '../render/states/states';
import type { ClaimStore, SharedStore } from './shared-store';

/** Stores shared by servers, with their replacements where there is no Redis. */
interface SharedStores {
  /** Public vendor responses, in this build's format. */
  answers: SharedStore | undefined;
  /** States beside documents. Without Redis: in a folder, for the processes of this server. */
  states: SharedStore;
  /** Claims on writes in progress. */
  claims: ClaimStore | undefined;
}

/** Opens the stores of a server that runs this build. */
export async function sharedStores(
  { redisUrl, dataDir }: Pick<ServerConfig, 'redisUrl' | 'dataDir'>,
  build: string,
  log: FastifyBaseLogger,
): Promise<SharedStores> {
  // A server without Redis starts without the Redis client.
  const inRedis = redisUrl
    ? async (prefix: string) => (await import('./shared-store')).redisStore(redisUrl, prefix, log)
    : () => undefined;
  // Shared by all builds: a document of the previous build may request its state, and a write runs once.
  const ofAll = await inRedis('weefsel:state:');
  return {
    answers: await inRedis(`weefsel:${build}:`),
    states: ofAll ?? stateFolder(join(dataDir, 'shell', 'states'), STATE_SECONDS, log),
    claims: ofAll,
  };
}
