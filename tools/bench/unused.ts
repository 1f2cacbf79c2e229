import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFlags, type Help } from '../flags.ts';
import { releaseVersions } from '../../libs/federation/src/releases/release/index.ts';
import { releaseAll } from '../release/release-all.ts';
import { releaseStoreIn, PlainProblem, requireFreePort, runServer, SHELL_BUNDLE } from '../shop.ts';
import { run, step } from '../steps.ts';
import { launch } from './measure-pages.ts';
import { LISTING_PATH } from './pages.ts';
import { probe } from './probe.ts';
import { PROFILES } from './profiles.ts';
import { startShaper } from './shaper.ts';
import { ratio, summary, type Rounds } from './summary.ts';
import { publishUnused, unusedRemotes } from './unused-remotes.ts';
import { NO_VENDORS } from '../throwaway-shop.ts';
import { BACKEND_PORT, originOf, withTargets } from './targets.ts';

const HELP = {
  usage: 'weefsel unused-remotes [options]',
  about:
    'Compares the listing on mobile with and without unused remotes. Ends with 1 when a bar does not hold; on a busy machine none applies to times.',
  options: {
    '--remotes <number>': 'by default 20',
    '--runs <number>': 'rounds, by default 9',
    '--no-build': 'measures the existing build',
  },
  examples: ['npx weefsel unused-remotes', 'npx weefsel unused-remotes --runs 25'],
} satisfies Help;

const { values: flags } = readFlags(HELP, {
  allowNegative: true,
  options: {
    remotes: { type: 'string', default: '20' },
    runs: { type: 'string', default: '9' },
    build: { type: 'boolean', default: true },
  },
});

const PORT = 4263;
const SHOPS = { without: originOf('ours'), with: `http://localhost:${PORT}` };
type Shop = keyof typeof SHOPS;

/** Maximum ratio of each figure; waves and script requests must not change at all. */
const BARS: Record<string, number> = { jsSent: 1.02, jsRequests: 1, waves: 1, fcp: 1.02 };
const FIGURES = ['jsSent', 'jsRequests', 'waves', 'ttfb', 'fcp', 'lcp', 'tbt', 'htmlSent', 'totalSent'];

/** Runs work beside a second server with separate releases. */
async function withCrowdedShop(count: number, work: () => Promise<void>): Promise<void> {
  await requireFreePort(PORT);
  const dataDir = await mkdtemp(join(tmpdir(), 'weefsel-unused-'));
  try {
    await releaseAll(dataDir, undefined, NO_VENDORS);
    const releaseStore = releaseStoreIn(dataDir);
    await releaseVersions(releaseStore, await publishUnused(unusedRemotes(count), releaseStore));
    const server = await runServer(SHELL_BUNDLE, {
      DATA_DIR: dataDir,
      PORT: String(PORT),
      BACKEND_PORT: String(BACKEND_PORT),
    });
    await work().finally(() => server.stop());
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Loads the page of both shops in turn, alternating the order per round. The first round is discarded. */
async function measure(rounds: number): Promise<Record<Shop, Rounds>> {
  const found: Record<Shop, Rounds> = { without: [], with: [] };
  const profile = PROFILES.mobile;
  const shaper = await startShaper(profile.link);
  const browser = await launch(shaper.port);
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const order: Shop[] = round % 2 ? ['without', 'with'] : ['with', 'without'];
      for (const shop of order) {
        const { figures } = await probe(browser, profile, SHOPS[shop] + LISTING_PATH);
        if (round > 0) found[shop].push({ ...figures });
      }
    }
  } finally {
    await browser.close();
    shaper.close();
  }
  return found;
}

function line(found: Record<Shop, Rounds>, figure: string): string {
  const [before, after] = [summary(found.without, figure), summary(found.with, figure)];
  const spread = before ? ` (${before.min.toFixed(0)} to ${before.max.toFixed(0)} without)` : '';
  const change = ratio(found.with, found.without, figure);
  return `  ${figure.padEnd(10)} ${before?.median.toFixed(0)} → ${after?.median.toFixed(0)}, ${change?.toFixed(3) ?? '-'}x${spread}\n`;
}

await run(async () => {
  const isBusy = (loadavg()[0] ?? 0) > cpus().length;
  const [count, rounds] = [Number(flags.remotes), Number(flags.runs)];
  if (!(count > 0 && rounds > 0)) throw new PlainProblem('--remotes and --runs take whole numbers from 1.');
  await withTargets({ build: flags.build, targets: ['ours'] }, () =>
    withCrowdedShop(count, async () => {
      const found = await step(`${rounds} rounds of the listing on mobile`, () => measure(rounds));
      process.stdout.write(FIGURES.map((figure) => line(found, figure)).join(''));
      process.stdout.write(`  load ${loadavg()[0]?.toFixed(2)} at the end, ${cpus().length} cores\n`);
      if (isBusy)
        process.stdout.write('  The machine was busy with other work: judge bytes and waves, not times.\n');
      const bars = Object.entries(BARS).filter(([figure]) => !(isBusy && figure === 'fcp'));
      const missed = bars.filter(
        ([figure, most]) => (ratio(found.with, found.without, figure) ?? Infinity) > most,
      );
      if (missed.length > 0)
        throw new PlainProblem(`Not within the bar: ${missed.map(([figure]) => figure).join(', ')}.`);
    }),
  );
});
