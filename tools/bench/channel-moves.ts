import { readFlags, type Help } from '../flags.ts';
import { workspaceRemotes } from '../../libs/federation/src/build/workspace/index.ts';
import {
  findComposition,
  releaseVersions,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { releaseStoreIn, PlainProblem } from '../shop.ts';
import { run, step } from '../steps.ts';
import { connectGauge } from './heap-gauge.ts';
import { markedBuilds } from './marked-builds.ts';
import { HOME_PATH, LISTING_PATH } from './pages.ts';
import { percentile } from './percentile.ts';
import { watchedTraffic, type Watched } from './watched-traffic.ts';
import { originOf, withTargets } from './targets.ts';

const HELP = {
  usage: 'weefsel channel-moves [options]',
  about:
    'Moves the live channel under maximum load, of one remote and of all in turn. Prints the time until a move is served, failed and mixed responses, and the growth of the heap.',
  options: {
    '--moves <number>': 'by default 200',
    '--no-build': 'measures the existing build',
  },
  examples: ['npx weefsel channel-moves', 'npx weefsel channel-moves --moves 40 --no-build'],
} satisfies Help;

const { values: flags } = readFlags(HELP, {
  allowNegative: true,
  options: { moves: { type: 'string', default: '200' }, build: { type: 'boolean', default: true } },
});

const INSPECTOR_PORT = 4269;
/** Number of builds of each remote that are released in turn. */
const BUILDS = 3;
const CONNECTIONS = 6;
const PATHS = [HOME_PATH, LISTING_PATH, '/nl/bezorgen/', '/cart', '/login'];
const LOOK_EVERY_MS = 10;
const LONGEST_MOVE_MS = 5000;
/** Moves before the first reading of the heap; caches have reached their steady size by then. */
const WARM_UP = 20;

/** Time from the channel's move until the shell reports the composition as served, in ms. */
async function untilServed(composition: string): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < LONGEST_MOVE_MS) {
    const answer = await fetch(`${originOf('ours')}/health`);
    const health = (await answer.json()) as { composition?: string };
    if (health.composition === composition) return performance.now() - since;
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
  }
  throw new PlainProblem(`The composition ${composition} was not served within ${LONGEST_MOVE_MS} ms.`);
}

/** Versions shown with a composition that does not contain them. */
async function mixedIn({ shown }: Watched, releaseStore: ReleaseStore): Promise<string[]> {
  const found: string[] = [];
  for (const [id, versions] of shown) {
    const { remotes } = await findComposition(releaseStore, id);
    const own = new Set(Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`));
    found.push(
      ...[...versions].filter((version) => !own.has(version)).map((version) => `${version} in ${id}`),
    );
  }
  return found;
}

/** Publishes builds of each remote that differ in a marker only. */
async function publishBuilds(dataDir: string): Promise<Record<string, string[]>> {
  const versions: Record<string, string[]> = {};
  for (const name of workspaceRemotes()) {
    const build = await markedBuilds(name, dataDir, dataDir);
    versions[name] = [];
    for (let mark = 0; mark < BUILDS; mark += 1) versions[name].push(await build(mark));
  }
  return versions;
}

const milliseconds = (value: number): string => `${Math.round(value)} ms`;

await run(async () => {
  const moves = Number(flags.moves);
  const env = { NODE_OPTIONS: `--inspect=127.0.0.1:${INSPECTOR_PORT} --inspect-publish-uid=http` };
  await withTargets({ build: flags.build, targets: ['ours'], env }, async ({ dataDir }) => {
    const releaseStore = releaseStoreIn(dataDir);
    const versions = await step(`publishing ${BUILDS} builds of each remote`, () => publishBuilds(dataDir));
    const names = Object.keys(versions);
    const served: number[] = [];
    const move = async (turn: number): Promise<void> => {
      const moved = turn % 2 ? names : [names[(turn / 2) % names.length] ?? ''];
      const next = moved.map((name) => [name, versions[name]?.[(turn + 1) % BUILDS] ?? ''] as const);
      const { now } = await releaseVersions(releaseStore, Object.fromEntries(next));
      served.push(await untilServed(now.id));
    };
    const gauge = await connectGauge(INSPECTOR_PORT);
    const traffic = watchedTraffic(
      PATHS.map((path) => originOf('ours') + path),
      CONNECTIONS,
    );
    let before = 0;
    try {
      await step(`${moves} moves`, async () => {
        for (let turn = 0; turn < moves; turn += 1) {
          if (turn === WARM_UP) before = await gauge.read();
          await move(turn);
        }
      });
    } finally {
      await traffic.stop();
    }
    const grown = (await gauge.read()) - before;
    gauge.close();
    const { answers, failures } = traffic.watched;
    const mixed = await mixedIn(traffic.watched, releaseStore);
    process.stdout.write(
      [
        `  moved to served: median ${milliseconds(percentile(served, 50))}, longest ${milliseconds(Math.max(...served))}`,
        `  ${answers} answers, ${failures.length} failed, ${mixed.length} mixed`,
        `  heap grew by ${(grown / 1e6).toFixed(1)} MB after the first ${WARM_UP} moves`,
        '',
      ].join('\n'),
    );
    const wrong = [...failures, ...mixed];
    if (wrong.length > 0) throw new PlainProblem(wrong.slice(0, 10).join('\n'));
  });
});
