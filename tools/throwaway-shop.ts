import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './nx.ts';
import { releaseAll } from './release/release-all.ts';
import { BACKEND_BUNDLE, requireFreePort, runServer, SHELL_BUNDLE, type Running } from './shop.ts';
import { step } from './steps.ts';

/** A whole shop for a while: built, released and running with empty data. */
export interface ThrowawayShop {
  url: string;
  /** What its servers were started with, beside the environment of the starter. */
  env: Record<string, string>;
  /** Stops it and takes its data away. */
  stop: () => Promise<void>;
}

interface Settings {
  port: number;
  backendPort: number;
  /** Further settings of its servers; `dataDir` goes with the shop. */
  env?: (dataDir: string) => Record<string, string>;
}

/** Starts it on ports of its own. Throws PlainProblem when one of them is in use. */
export async function startThrowawayShop({ port, backendPort, env: more }: Settings): Promise<ThrowawayShop> {
  for (const each of [port, backendPort]) await requireFreePort(each);
  await step('building what changed', buildAll);
  const dataDir = await mkdtemp(join(tmpdir(), 'weefsel-shop-'));
  const env = {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    // All its shoppers come from one address.
    RATE_LIMITS: '0',
    ...more?.(dataDir),
  };
  const running: Running[] = [];
  const stop = async () => {
    for (const server of running.reverse()) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await step('releasing the remotes', () => releaseAll(dataDir));
    running.push(await runServer(BACKEND_BUNDLE, env));
    running.push(await runServer(SHELL_BUNDLE, env));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, env, stop };
}
