import { setTimeout as wait } from 'node:timers/promises';
import { chanceFrom } from '../stage/chance.ts';
import { Arrivals, type ArrivalOptions } from './arrivals.ts';
import { flood, type Flooded } from './flood.ts';
import { Recorder, type Missed, type Second } from './recorder.ts';
import type { Places } from './session.ts';
import { PARTS, type PartName, type Stage } from './stage.ts';

export interface LoadPlan {
  /** How many sessions begin on the day, and in how many seconds. */
  sessions: number;
  seconds: number;
  /** Length of what comes after the day, in seconds: three times as many, each loss, what comes after it. */
  spell: number;
  /** Ends the crowd with a flood, and looks at what comes after it; by itself it does. */
  withFlood?: boolean;
  seed: number;
  say: (line: string) => void;
}

/** What was lost, and what that did. */
export interface Loss {
  part: PartName;
  /** When, and when it was back, in seconds since the run began. */
  lostAt: number;
  foundAt: number;
  /** Requests on their way at that moment. */
  underWay: number;
}

export interface LoadResults {
  seconds: Second[];
  missed: Missed[];
  sessions: number;
  /** What a flood did, and when it ended in seconds since the run began; undefined where there was none. */
  flood: (Flooded & { endedAt: number }) | undefined;
  losses: Loss[];
}

/** How long somebody looks at a page, in ms, on average. */
const LOOK_MS = 3000;
const FLOOD_CONNECTIONS = 400;
const LONGEST_FLOOD_SECONDS = 15;
const MAX_WARM_UP_SECONDS = 30;

/** Names of the phases of a run. */
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
    this.#lossChance = chanceFrom(seed + 1);
    this.#options = {
      urls: [stage.front, stage.shell],
      recorder,
      places,
      chance: chanceFrom(seed),
      lookMs: LOOK_MS,
    };
  }

  /** From now on so many sessions begin in a second, and what is noted is of this phase. */
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
    // Any moment but the first, when fewer are there.
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

/** A day, a crowd, a flood, and every loss, at one stage. */
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
