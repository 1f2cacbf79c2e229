import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRemotes } from '../../libs/federation/src/build/workspace/index.ts';
import { openReleaseStore, releaseVersion } from '../../libs/federation/src/releases/release/index.ts';
import { residentMemory } from '../bench/resident-memory.ts';
import {
  BACKEND_BUNDLE,
  publishBuilt,
  publishBuiltShell,
  requireFreePort,
  runServer,
  SHELL_BUNDLE,
  type Running,
} from '../shop.ts';
import { startOwnBucket } from '../stage/own-bucket.ts';
import { startOwnRedis } from '../stage/own-redis.ts';
import { startOwnVarnish } from '../stage/own-varnish.ts';

/** A part that can be killed and restored during a run. */
export interface Part {
  /** Kills it. */
  lose: () => void | Promise<void>;
  /** Restores it. */
  find: () => void | Promise<void>;
}

/** Parts that can be lost. */
export const PARTS = ['a shell', 'Redis', 'the store', 'the cache'] as const;
export type PartName = (typeof PARTS)[number];

/** A shop distributed over several machines, and a shell without any cache. */
export interface Stage {
  /** Address of the cache in front of two shells with shared Redis and store. */
  front: string;
  /** Address of one of those shells. */
  shell: string;
  /** Address of a shell without caches: every page requests the vendors. */
  bare: string;
  bareMemory: () => number;
  parts: Readonly<Record<PartName, Part>>;
  /** Memory of both shells in bytes; NaN for a lost one. */
  memory: () => number[];
  stop: () => Promise<void>;
}

const PORTS = { backend: 4520, redis: 4521, one: 4522, other: 4523, front: 4524, bare: 4525 } as const;

const memoryOf = ({ process: { pid = 0, exitCode, signalCode } }: Running): number =>
  exitCode === null && signalCode === null ? residentMemory(pid) : NaN;

/** Starts all parts; releases the builds into its store. */
export async function startStage(): Promise<Stage> {
  for (const port of Object.values(PORTS)) await requireFreePort(port);
  const dataDir = await mkdtemp(join(tmpdir(), 'weefsel-load-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of undo.splice(0).reverse()) await each();
  };
  try {
    return { ...(await startParts(dataDir, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(dataDir: string, undo: (() => Promise<unknown>)[]): Promise<Omit<Stage, 'stop'>> {
  const run = async (bundle: string, env: Record<string, string>): Promise<Running> => {
    const running = await runServer(bundle, {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: '0',
      ...env,
    });
    undo.push(running.stop);
    return running;
  };
  const backend = { BACKEND_PORT: String(PORTS.backend) };
  await run(BACKEND_BUNDLE, { ...backend, HOOKS_URL: `http://localhost:${PORTS.one}` });
  const redis = await startOwnRedis(PORTS.redis);
  undo.push(redis.kill);
  const bucket = await startOwnBucket();
  undo.push(bucket.stop);
  const store = { ...bucket.env, RELEASE_POINTERS: redis.url };
  const releaseStore = openReleaseStore({ ...store, DATA_DIR: dataDir }, { by: 'npx weefsel load' });
  for (const name of workspaceRemotes())
    await releaseVersion(releaseStore, name, await publishBuilt(name, releaseStore));
  await releaseVersion(releaseStore, 'shell', await publishBuiltShell(releaseStore));
  releaseStore.close();
  const shared = {
    ...backend,
    ...store,
    SHOP_ORIGIN: 'https://weefsel.example',
    REDIS_URL: redis.url,
    CDN_MAX_AGE: '300',
    CACHE_PURGE_URLS: `http://127.0.0.1:${PORTS.front}`,
  };
  const shell = (port: number, env: Record<string, string>) =>
    run(SHELL_BUNDLE, { PORT: String(port), ...env });
  let one = await shell(PORTS.one, shared);
  const other = await shell(PORTS.other, shared);
  const front = await startOwnVarnish(PORTS.front, [PORTS.one, PORTS.other]);
  undo.push(front.stop);
  const bare = await shell(PORTS.bare, { ...backend, ...store, PAGE_CACHE_SECONDS: '0' });
  return {
    front: front.url,
    shell: `http://localhost:${PORTS.other}`,
    bare: `http://localhost:${PORTS.bare}`,
    bareMemory: () => memoryOf(bare),
    memory: () => [memoryOf(one), memoryOf(other)],
    parts: {
      'a shell': {
        lose: () => void one.process.kill('SIGKILL'),
        find: async () => void (one = await shell(PORTS.one, shared)),
      },
      Redis: { lose: redis.kill, find: redis.start },
      'the store': { lose: bucket.kill, find: bucket.start },
      // Its manager starts another worker automatically.
      'the cache': { lose: front.killWorker, find: () => undefined },
    },
  };
}
