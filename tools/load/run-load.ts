import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../stage/seeded-random.ts';
import { Arrivals, type ArrivalOptions } from './arrivals.ts';
import { flood, type Flooded } from './flood.ts';
import { Recorder, type Missed, type Second } from './recorder.ts';
import type { Places } from './session.ts';
import { PARTS, type PartName, type Stage } from './stage.ts';

interface LoadPlan {
  /** Number of sessions of the day, and its length in seconds. */
  sessions: number;
  seconds: number;
  /** Base duration of the phases after the day, in seconds; losses get half of it. */
  spell: number;
  /** Runs a flood after the triple load, and measures the recovery; true by default. */
  withFlood?: boolean;
  seed: number;
  say: (line: string) => void;
}

/** A lost part and its effect. */
interface Loss {
  part: PartName;
  /** Times of loss and return, in seconds since the start of the run. */
  lostAt: number;
  foundAt: number;
  /** Requests in flight at that moment. */
  underWay: number;
}

export interface LoadResults {
  seconds: Second[];
  missed: Missed[];
  sessions: number;
  /** Result of the flood, and its end in seconds since the start of the run. Undefined without a flood. */
  flood: (Flooded & { endedAt: number }) | undefined;
  losses: Loss[];
}

/** Mean viewing time of a page, in ms. */
const LOOK_MS = 3000;
const FLOOD_CONNECTIONS = 400;
const LONGEST_FLOOD_SECONDS = 15;
const MAX_WARM_UP_SECONDS = 30;

/** Names of a run's phases. */
export const PHASES = {
  warm: 'warm up',
  day: 'day',
  three: 'three times',
  flood: 'flood',
  after: 'after the flood',
  without: (part: PartName) => `without ${part}`,
  again: (part: PartName) => `${part} again`,
} as const;

class Run {
  readonly recorder = new Recorder();
  readonly arrivals = new Arrivals();
  readonly losses: Loss[] = [];
  readonly #options: Omit<ArrivalOptions, 'perSecond'>;
  readonly #lossChance: () => number;
  readonly #say: (line: string) => void;

  constructor(stage: Stage, places: Places, { seed, say }: LoadPlan) {
    const { recorder } = this;
    this.#say = say;
    this.#lossChance = seededRandom(seed + 1);
    this.#options = {
      urls: [stage.front, stage.shell],
      recorder,
      places,
      chance: seededRandom(seed),
      lookMs: LOOK_MS,
    };
  }

  /** Starts a phase with this rate of new sessions. */
  phase(name: string, perSecond: number): void {
    this.#say(name);
    this.recorder.phase = name;
    this.arrivals.start({ ...this.#options, perSecond });
  }

  async flood(stage: Stage, perSecond: number, seconds: number): Promise<LoadResults['flood']> {
    this.phase(PHASES.flood, perSecond);
    const found = await flood(stage.front, FLOOD_CONNECTIONS, Math.min(LONGEST_FLOOD_SECONDS, seconds));
    const endedAt = this.recorder.at;
    this.phase(PHASES.after, perSecond);
    await wait(seconds * 1000);
    return { ...found, endedAt };
  }

  async lose(stage: Stage, part: PartName, perSecond: number, seconds: number): Promise<void> {
    this.phase(PHASES.without(part), perSecond);
    // Waits first, because few requests are in flight when a phase begins.
    await wait((0.2 + 0.4 * this.#lossChance()) * seconds * 1000);
    const lostAt = this.recorder.at;
    const underWay = await this.recorder.breaking(stage.parts[part].lose);
    await wait(seconds * 1000);
    await stage.parts[part].find();
    this.losses.push({ part, lostAt, foundAt: this.recorder.at, underWay });
    this.phase(PHASES.again(part), perSecond);
    await wait((seconds / 2) * 1000);
  }
}

/** Runs a day, triple load, a flood, and every loss on one stage. */
export async function runLoad(stage: Stage, places: Places, plan: LoadPlan): Promise<LoadResults> {
  const { sessions, seconds, spell } = plan;
  const perSecond = sessions / seconds;
  const run = new Run(stage, places, plan);
  const { recorder, arrivals } = run;
  const watch = setInterval(() => recorder.noteMemory(stage.memory()), 1000);
  try {
    run.phase(PHASES.warm, perSecond);
    await wait(Math.min(MAX_WARM_UP_SECONDS, spell) * 1000);
    run.phase(PHASES.day, perSecond);
    await wait(seconds * 1000);
    run.phase(PHASES.three, 3 * perSecond);
    await wait(spell * 1000);
    const flooded = plan.withFlood === false ? undefined : await run.flood(stage, perSecond, spell);
    for (const part of PARTS) await run.lose(stage, part, perSecond, spell / 2);
    await arrivals.end();
    return {
      seconds: recorder.seconds(),
      missed: recorder.missed,
      sessions: arrivals.begun,
      flood: flooded,
      losses: run.losses,
    };
  } finally {
    clearInterval(watch);
    await arrivals.end();
  }
}
