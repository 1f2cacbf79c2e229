import { spawnSync } from 'node:child_process';
import {
  findRedis,
  ownRedis,
  REDIS_MISSING,
} from '../../libs/federation/src/releases/store/own-redis.fixture.ts';
import { PlainProblem } from '../shop.ts';

/** A test's own empty Redis that can be killed and restarted. */
export interface OwnRedis {
  url: string;
  /** Number of stored responses. */
  size: () => Promise<number>;
  start: () => Promise<void>;
  /** Kills it; all its data is lost. */
  kill: () => Promise<void>;
}

function requireRedis(): void {
  if (!findRedis() && process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], { timeout: 300_000 });
  if (!findRedis()) throw new PlainProblem(REDIS_MISSING);
}

/** Starts the installed Redis or Valkey, or installs Debian's. Throws a PlainProblem with instructions. */
export async function startOwnRedis(port: number): Promise<OwnRedis> {
  requireRedis();
  let redis = await ownRedis({ port });
  return {
    url: redis.url,
    size: () => redis.size(),
    start: async () => {
      redis = await ownRedis({ port });
    },
    kill: () => redis.kill(),
  };
}
