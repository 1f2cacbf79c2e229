import { LIVE, readChannel } from '@weefsel/federation/composition';
import { openStore, withoutPassword, type Env } from '@weefsel/federation/store';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../../settings/environment';

type Config = Pick<
  ServerConfig,
  | 'host'
  | 'port'
  | 'shopOrigin'
  | 'dataDir'
  | 'commerceEndpoint'
  | 'contentApiHost'
  | 'searchBaseUrl'
  | 'misspelt'
>;

/** Id of the live composition in a store, or the reason for having none. */
async function liveIn(env: Env): Promise<string> {
  const store = openStore(env);
  try {
    return (await readChannel(store.pointers, LIVE))?.composition ?? 'none: nothing is released';
  } catch (error) {
    return `unknown: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    store.close();
  }
}

/** Logs a started server in one line: address, build, composition, store and vendors. Warns of misspelt settings. */
export async function logStart(
  config: Config,
  build: string | undefined,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  env: Env = process.env,
): Promise<void> {
  const { host, port, shopOrigin, dataDir, commerceEndpoint, contentApiHost, searchBaseUrl } = config;
  const composition = await liveIn({ ...env, DATA_DIR: dataDir });
  const facts = {
    address: `http://${host}:${port}`,
    shop: shopOrigin,
    build: build ?? 'without a name',
    composition,
    store: withoutPassword(env.RELEASE_STORE || `${dataDir}/store`),
    commerce: commerceEndpoint,
    content: contentApiHost,
    search: searchBaseUrl,
  };
  const line = Object.entries(facts).map(([name, fact]) => `${name} ${fact}`);
  for (const sentence of config.misspelt) log.warn(sentence);
  log.info(facts, `Serving: ${line.join(', ')}.`);
}
