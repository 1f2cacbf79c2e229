import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { readFlags, type Help } from '../flags.ts';
import { oneOf } from '../one-of.ts';
import { PlainProblem } from '../shop.ts';
import { run, step } from '../steps.ts';
import { barsOf, holds } from './bars.ts';
import { findPaths } from './find-paths.ts';
import { currentCommit, readHistory } from './history.ts';
import { htmlReport } from './html/html-report.ts';
import { measurePages } from './measure-pages.ts';
import { measureServers } from './measure-servers.ts';
import { PAGE_NAMES } from './pages.ts';
import { PROFILE_NAMES } from './profiles.ts';
import { entrySizes } from './entry-sizes.ts';
import { barLines, tables } from './report.ts';
import type { Results } from './results.ts';
import { TARGET_NAMES, withTargets } from './targets.ts';

/**
 * `npm run bench`: measures the shop, the baseline without federation, and the limit of each page. All are interleaved
 * in one run. Interpretation of the results: docs/performance.md.
 */
const HELP = {
  usage: 'npm run bench -- [options]',
  about: 'Measures pages in Chromium, in turns with the recorded limits.',
  options: {
    '--runs <number>': 'rounds after one that is dropped, by default 5',
    '--pages <names>': 'home, listing, product, with commas',
    '--profile <name>': 'mobile, desktop, or both with a comma',
    '--json <file>': 'all measurements, with waterfalls',
    '--html <file>': 'report',
    '--history <folder>': 'earlier --json files, for curves over commits',
    '--quick': 'one round of the listing on mobile',
    '--check': 'ends with 1 when a bar is missed',
    '--no-build': 'measures the existing build',
  },
  examples: ['npm run bench -- --quick', 'npm run bench -- --pages listing --profile mobile --runs 3'],
} satisfies Help;

const { values: flags } = readFlags(HELP, {
  allowNegative: true,
  options: {
    runs: { type: 'string' },
    pages: { type: 'string' },
    profile: { type: 'string', default: 'mobile' },
    json: { type: 'string' },
    html: { type: 'string' },
    history: { type: 'string' },
    quick: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
});

const say = (line: string) => void process.stderr.write(`  ${line}\n`);

async function measure(): Promise<Results> {
  const pages = oneOf(
    'pages',
    (flags.pages ?? (flags.quick ? 'listing' : PAGE_NAMES.join())).split(','),
    PAGE_NAMES,
  );
  const profiles = oneOf('profile', flags.profile.split(','), PROFILE_NAMES);
  const rounds = Number(flags.runs ?? (flags.quick ? 1 : 5));
  if (!Number.isInteger(rounds) || rounds < 1) throw new PlainProblem('--runs takes a whole number from 1.');
  const loadBefore = loadavg()[0] ?? 0;
  return withTargets({ build: flags.build, targets: TARGET_NAMES }, async (yard) => {
    const results: Results = {
      at: new Date().toISOString(),
      commit: currentCommit(),
      machine: {
        processor: cpus()[0]?.model ?? '',
        cores: cpus().length,
        node: process.version,
        browser: '',
        loadBefore,
        loadAfter: 0,
      },
      paths: await step('finding the pages', findPaths),
      entries: await entrySizes(yard.dataDir),
      pages: {},
      servers: {},
      personal: [],
      earlyActions: {},
      films: {},
      loads: {},
      refused: [],
    };
    for (const profile of profiles) await measurePages({ profile, pages, rounds, say }, results, yard);
    await measureServers(
      { pages, rounds: Math.min(rounds, 3), duration: flags.quick ? 3 : 5, say },
      results,
      yard,
    );
    results.machine.loadAfter = loadavg()[0] ?? 0;
    return results;
  });
}

await run(async () => {
  const results = await measure();
  const bars = barsOf(results);
  process.stdout.write(tables(results) + barLines(bars, 'listing page on mobile, remotes, server'));
  if (flags.json) await writeFile(flags.json, JSON.stringify({ ...results, bars }, null, 1));
  if (flags.html) {
    const runs = flags.history ? await readHistory(flags.history) : [];
    const before = runs.filter(({ at }) => at !== results.at);
    await writeFile(flags.html, htmlReport(results, bars, [...before, { ...results, bars }]));
  }
  const missed = bars.filter((bar) => holds(bar) === false).length;
  if (flags.check && missed > 0) throw new PlainProblem(`${missed} of ${bars.length} bars do not hold.`);
});
