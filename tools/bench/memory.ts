import { readFlags, type Help } from '../flags.ts';
import { releaseVersion } from '../../libs/federation/src/releases/release/index.ts';
import { releaseStoreIn, PlainProblem } from '../shop.ts';
import { run, step } from '../steps.ts';
import { connectGauge } from './heap-gauge.ts';
import { markedBuilds } from './marked-builds.ts';
import { HOME_PATH, LISTING_PATH } from './pages.ts';
import { lightTraffic } from './traffic.ts';
import { originOf, withTargets } from './targets.ts';

const HELP = {
  usage: 'weefsel memory [options]',
  about: 'Releases mf-search repeatedly under light traffic; measures the growth of the heap.',
  options: {
    '--releases <number>': 'by default 50',
    '--versions <number>': 'distinct builds, released in turn; by default each release is a new one',
    '--no-build': 'measures the existing build',
  },
  examples: ['npx weefsel memory', 'npx weefsel memory --releases 20 --no-build'],
} satisfies Help;

const { values: flags } = readFlags(HELP, {
  allowNegative: true,
  options: {
    releases: { type: 'string', default: '50' },
    versions: { type: 'string' },
    build: { type: 'boolean', default: true },
  },
});

const REMOTE = 'mf-search';
const INSPECTOR_PORT = 4269;
/** Releases before the first reading; compiled code and caches have reached their steady size by then. */
const WARM_UP = 5;
const READ_EVERY = 10;
const MOST_GROWTH_MB = 20;
const PAUSE_MS = 20;
const LONGEST_SWITCH_MS = 5000;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

async function untilLive(version: string): Promise<void> {
  const until = Date.now() + LONGEST_SWITCH_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${originOf('ours')}/health`);
    const { remotes } = (await answer.json()) as { remotes: Record<string, string> };
    if (remotes[REMOTE] === version) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new PlainProblem(`${REMOTE}@${version} was not live within ${LONGEST_SWITCH_MS} ms.`);
}

await run(async () => {
  const releases = Number(flags.releases);
  const versions = Number(flags.versions ?? WARM_UP + releases);
  const inspector = `--inspect=127.0.0.1:${INSPECTOR_PORT} --inspect-publish-uid=http`;
  const env = { NODE_OPTIONS: inspector };
  await withTargets({ build: flags.build, targets: ['ours'], env }, async ({ dataDir }) => {
    const build = await markedBuilds(REMOTE, dataDir, dataDir);
    const gauge = await connectGauge(INSPECTOR_PORT);
    const traffic = lightTraffic(
      [HOME_PATH, LISTING_PATH].map((path) => originOf('ours') + path),
      PAUSE_MS,
    );
    const readings: number[] = [];
    const releaseOne = async (mark: number) => {
      const version = await build(mark % versions);
      await releaseVersion(releaseStoreIn(dataDir), REMOTE, version);
      await untilLive(version);
    };
    try {
      await step(`${WARM_UP} releases to warm up`, async () => {
        for (let mark = 0; mark < WARM_UP; mark += 1) await releaseOne(mark);
      });
      readings.push(await gauge.read());
      for (let done = 0; done < releases; done += 1) {
        await releaseOne(WARM_UP + done);
        if ((done + 1) % READ_EVERY && done + 1 < releases) continue;
        const heap = await gauge.read();
        process.stdout.write(`  heap after ${done + 1} releases: ${megabytes(heap)}\n`);
        readings.push(heap);
      }
    } finally {
      await traffic.stop();
      gauge.close();
    }
    const growth = (readings.at(-1) ?? 0) - (readings[0] ?? 0);
    const { answers, failures } = traffic.count();
    const sentence = `heap ${megabytes(readings[0] ?? 0)} before, ${megabytes(readings.at(-1) ?? 0)} after ${releases} releases`;
    process.stdout.write(`  ${sentence}; ${answers} pages served meanwhile, ${failures} failed\n`);
    if (growth >= MOST_GROWTH_MB * 1e6) {
      throw new PlainProblem(
        `The heap grew by ${megabytes(growth)}; at most ${MOST_GROWTH_MB} MB is allowed.`,
      );
    }
    if (failures > 0) throw new PlainProblem(`${failures} of ${answers} pages failed while releasing.`);
    process.stdout.write(`PASS  growth ${megabytes(growth)}, at most ${MOST_GROWTH_MB} MB\n`);
  });
});
