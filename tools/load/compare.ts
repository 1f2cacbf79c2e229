import { setTimeout as wait } from 'node:timers/promises';
import { residentMemory } from '../bench/resident-memory.ts';
import { runServer } from '../shop.ts';
import { seededRandom } from '../stage/seeded-random.ts';
import { Arrivals } from './arrivals.ts';
import { figuresOf, Recorder, type Second } from './recorder.ts';
import type { Places } from './session.ts';
import type { Stage } from './stage.ts';

/** Targets of the comparison. */
export const TARGETS = ['a server of files', 'the shop', 'the shop without caches'] as const;
export type TargetName = (typeof TARGETS)[number];

/** Figures of one target at one rate; times of pages in ms, memory of its processes in bytes. */
export interface Step extends Pick<Second, 'p50' | 'p95' | 'p99'> {
  sessionsPerSecond: number;
  pagesPerSecond: number;
  /** Share of its pages that were refused or failed, from 0 to 1. */
  missed: number;
  /** Share of its pages served by the cache in front, from 0 to 1. */
  hits: number;
  memory: number;
}

export type Comparison = Record<TargetName, Step[]>;

interface ComparePlan {
  /** New sessions per second, for each step. */
  rates: readonly number[];
  /** Duration of a step, in seconds. */
  seconds: number;
  seed: number;
  say: (line: string) => void;
}

const PORT = 4526;
/** Viewing time of a page in ms; short, so that a step is short. */
const LOOK_MS = 500;
/** Overload limit: a target that missed a greater share of its pages is skipped from then on. */
const FULL = 0.05;

interface Target {
  url: string;
  memory: () => number;
}

async function stepOf(target: Target, places: Places, rate: number, plan: ComparePlan): Promise<Step> {
  const recorder = new Recorder();
  const arrivals = new Arrivals();
  recorder.phase = 'step';
  arrivals.start({
    urls: [target.url],
    recorder,
    places,
    // Identical shoppers for each target.
    chance: seededRandom(plan.seed),
    lookMs: LOOK_MS,
    onlyLooks: true,
    perSecond: rate,
  });
  await wait(plan.seconds * 1000);
  const memory = target.memory();
  await arrivals.end();
  const seconds = recorder.seconds();
  const sum = (of: 'pages' | 'hits') => seconds.reduce((total, second) => total + second[of], 0);
  const times = recorder.timesIn('step');
  const pages = sum('pages');
  return {
    ...figuresOf(times),
    sessionsPerSecond: rate,
    pagesPerSecond: times.length / seconds.length,
    missed: pages === 0 ? 0 : 1 - times.length / pages,
    hits: pages === 0 ? 0 : sum('hits') / pages,
    memory,
  };
}

/** Runs identical shoppers at increasing rates: against the shop, the shop without caches, and a server of files. */
export async function compare(stage: Stage, places: Places, plan: ComparePlan): Promise<Comparison> {
  const files = await runServer('tools/load/static-server.ts', { PORT: String(PORT), ORIGIN: stage.front });
  const targets: Record<TargetName, Target> = {
    'a server of files': {
      url: `http://127.0.0.1:${PORT}`,
      memory: () => residentMemory(files.process.pid ?? 0),
    },
    'the shop': {
      url: stage.front,
      memory: () => stage.memory().reduce((one, other) => one + other, 0),
    },
    'the shop without caches': { url: stage.bare, memory: stage.bareMemory },
  };
  const found: Comparison = { 'a server of files': [], 'the shop': [], 'the shop without caches': [] };
  try {
    for (const rate of plan.rates)
      for (const name of TARGETS) {
        const isFull = (found[name].at(-1)?.missed ?? 0) > FULL;
        if (isFull) continue;
        plan.say(`${name}: ${rate.toFixed(1)} sessions/s`);
        found[name].push(await stepOf(targets[name], places, rate, plan));
      }
  } finally {
    await files.stop();
  }
  return found;
}
