import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { holds } from '../bench/bars.ts';
import { currentCommit } from '../bench/history.ts';
import { barLines } from '../bench/report.ts';
import { buildAll } from '../nx.ts';
import { readFlags, type Help } from '../flags.ts';
import { PlainProblem } from '../shop.ts';
import { findVarnish } from '../stage/find-varnish.ts';
import { run, step } from '../steps.ts';
import { barsOf } from './bars.ts';
import { compare, type Comparison } from './compare.ts';
import { loadReport } from './html/load-report.ts';
import { findPlaces } from './places.ts';
import { runLoad } from './run-load.ts';
import { startStage } from './stage.ts';

/**
 * `npx weefsel load`: shoppers at two shells with one Redis and one object store behind Varnish. Phases: a day, triple
 * load, a flood, and the loss of each of these parts. Then compares with a server of files and the shop without caches.
 * All share one machine: figures are ratios within a run. k6, Locust and Gatling are no npm packages.
 */
const HELP = {
  usage: 'weefsel load [options]',
  about: 'Plays a busy day and reports response times, errors and losses.',
  options: {
    '--sessions <number>': 'shoppers of the day, by default 1000',
    '--minutes <number>': 'length of the day, by default 10',
    '--html <file>': 'report with curves',
    '--json <file>': 'all measurements',
    '--no-compare': 'omits the file server and the shop without caches',
    '--quick': 'one minute of a small day',
    '--no-build': 'takes the existing build',
    '--check': 'ends with 1 when a bar is missed',
  },
  examples: ['npx weefsel load --quick', 'npx weefsel load --html load.html --check'],
} satisfies Help;

const { values: flags } = readFlags(HELP, {
  allowNegative: true,
  options: {
    sessions: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    html: { type: 'string', default: 'load.html' },
    json: { type: 'string' },
    compare: { type: 'boolean', default: true },
    quick: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
    check: { type: 'boolean', default: false },
  },
});

/** Parses a positive number. */
function positive(option: 'sessions' | 'minutes'): number {
  const value = Number(flags[option]);
  if (!(value > 0) || !Number.isFinite(value)) throw new PlainProblem(`--${option} takes a number above 0.`);
  return value;
}

const SEED = 2026;
const say = (line: string) => void process.stderr.write(`  ${line}\n`);
const NONE: Comparison = { 'a server of files': [], 'the shop': [], 'the shop without caches': [] };

await run(async () => {
  const [sessions, seconds] = flags.quick ? [100, 40] : [positive('sessions'), positive('minutes') * 60];
  findVarnish();
  if (flags.build) await step('building what changed', buildAll);
  const stage = await step('starting two shells, Redis, a store and Varnish', startStage);
  try {
    const places = await findPlaces(stage.front);
    const spell = flags.quick ? 10 : 40;
    const results = await runLoad(stage, places, { sessions, seconds, spell, seed: SEED, say });
    const rates = flags.quick ? [1, 4] : [1, 2, 4, 8, 16];
    const plan = { rates, seconds: flags.quick ? 4 : 15, seed: SEED, say };
    const comparison = flags.compare ? await compare(stage, places, plan) : NONE;
    const report = {
      ...results,
      comparison,
      at: new Date().toISOString(),
      commit: currentCommit(),
      machine: `${cpus()[0]?.model ?? ''}, ${cpus().length} cores, Node ${process.version}`,
    };
    const bars = barsOf(results);
    process.stdout.write(barLines(bars, `${results.sessions} sessions`));
    await writeFile(flags.html, loadReport(report, bars));
    if (flags.json) await writeFile(flags.json, JSON.stringify({ ...report, bars }, null, 1));
    const broken = bars.filter((bar) => holds(bar) === false).length;
    if (flags.check && broken > 0) throw new PlainProblem(`${broken} of ${bars.length} bars do not hold.`);
  } finally {
    await stage.stop();
  }
});
