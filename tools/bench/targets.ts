import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll, nx } from '../nx.ts';
import { releaseAll } from '../release/release-all.ts';
import {
  BACKEND_BUNDLE,
  PlainProblem,
  requireFreePort,
  runServer,
  SHELL_BUNDLE,
  type Running,
} from '../shop.ts';
import { step } from '../steps.ts';
import { NO_VENDORS } from '../throwaway-shop.ts';
import type { LimitPage } from './limit-server.ts';

/** The shop, the baseline without federation, the limit of each page, and a harder limit. */
export const TARGET_NAMES = ['ours', 'monolith', 'limit', 'hard'] as const;
export type TargetName = (typeof TARGET_NAMES)[number];

const PORTS = { ours: 4260, monolith: 4261, limit: 4262, hard: 4263, backend: 4360 };
const MONOLITH_DIR = 'dist/apps/shell/monolith';
const OPTION = 'nothing; this tool uses it';

/** Port of the vendors of all targets. */
export const BACKEND_PORT = PORTS.backend;

/** The targets that serve pages from memory. */
export type LimitName = 'limit' | 'hard';
const LIMIT_NAMES = ['limit', 'hard'] as const satisfies readonly LimitName[];

export const originOf = (target: TargetName): string => `http://localhost:${PORTS[target]}`;

/** The running targets. */
export interface Targets {
  dataDir: string;
  pidOf: (target: TargetName) => number;
  /** Serves a page's limit from then on. */
  serveLimit: (page: LimitPage, target: LimitName) => Promise<void>;
}

interface TargetOptions {
  /** Builds outdated apps first. */
  build: boolean;
  targets: readonly TargetName[];
  /** Environment of the shop's server. */
  env?: Record<string, string>;
}

const buildMonolith = (): Promise<void> => nx(['run', 'shell:build-monolith', '--output-style=stream']);

const serveLimitWith =
  ({ process: child }: Running) =>
  (page: LimitPage): Promise<void> =>
    new Promise((served, failed) => {
      child.once('message', () => served());
      child.once('exit', () => failed(new PlainProblem('The server of limit pages ended.')));
      child.send(page);
    });

/** Builds and starts the targets with an empty data folder. Stops them and removes the folder afterwards. */
export async function withTargets<T>(
  options: TargetOptions,
  work: (yard: Targets) => Promise<T>,
): Promise<T> {
  const { build, targets, env = {} } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'weefsel-bench-'));
  const running = new Map<string, Running>();
  const start = async (name: keyof typeof PORTS, bundle: string, more: Record<string, string> = {}) => {
    const ports = { PORT: String(PORTS[name]), BACKEND_PORT: String(PORTS.backend) };
    running.set(name, await runServer(bundle, { DATA_DIR: dataDir, ...ports, ...more }));
  };
  const part = (name: string): Running => {
    const found = running.get(name);
    if (!found) throw new Error(`${name} was not started.`);
    return found;
  };
  try {
    for (const name of ['backend', ...targets] as const) await requireFreePort(PORTS[name], OPTION);
    if (build) await step('building what changed', buildAll);
    if (build && targets.includes('monolith')) await step('building the monolith', buildMonolith);
    await step('releasing the remotes', () => releaseAll(dataDir, undefined, NO_VENDORS));
    await step('starting the demo backend', () => start('backend', BACKEND_BUNDLE));
    await step('starting the shop', () => start('ours', SHELL_BUNDLE, env));
    if (targets.includes('monolith')) {
      const monolith = { SHELL_BUILD_DIR: MONOLITH_DIR };
      await step('starting the monolith', () =>
        start('monolith', `${MONOLITH_DIR}/server/main.cjs`, monolith),
      );
    }
    for (const name of LIMIT_NAMES.filter((limit) => targets.includes(limit)))
      await start(name, 'tools/bench/limit-server.ts', { ORIGIN: originOf('ours') });
    return await work({
      dataDir,
      pidOf: (target) => part(target).process.pid ?? 0,
      serveLimit: (page, target) => serveLimitWith(part(target))(page),
    });
  } finally {
    for (const server of [...running.values()].reverse()) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
