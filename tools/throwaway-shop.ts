import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './nx.ts';
import { releaseAll } from './release/release-all.ts';
import { BACKEND_BUNDLE, requireFreePort, runServer, SHELL_BUNDLE, type Running } from './shop.ts';
import { step } from './steps.ts';

/** A temporary shop: built, released and running with empty data. */
interface ThrowawayShop {
  url: string;
  /** Environment of its servers, in addition to the parent's. */
  env: Record<string, string>;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

interface Settings {
  port: number;
  backendPort: number;
  /** Additional settings of its servers; `dataDir` is removed with the shop. */
  env?: (dataDir: string) => Record<string, string>;
}

/** Its backend runs after the release. Another shop's must not answer in its place. */
export const NO_VENDORS = { BACKEND_PORT: '0' };

/** Starts it on the given ports. Throws a PlainProblem when one of them is in use. */
export async function startThrowawayShop({ port, backendPort, env: more }: Settings): Promise<ThrowawayShop> {
  for (const each of [port, backendPort]) await requireFreePort(each);
  await step('building what changed', buildAll);
  const dataDir = await mkdtemp(join(tmpdir(), 'weefsel-shop-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const env = {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    // All its shoppers have the same address.
    RATE_LIMITS: '0',
    ...more?.(dataDir),
  };
  const running: Running[] = [];
  const stop = async () => {
    for (const server of running.reverse()) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await step('releasing the remotes', () => releaseAll(dataDir, undefined, NO_VENDORS));
    running.push(await runServer(BACKEND_BUNDLE, env));
    running.push(await runServer(SHELL_BUNDLE, env));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, env, stop };
}
