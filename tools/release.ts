import type { Switch } from '../libs/federation/src/release/index.ts';
import {
  askShell,
  DamagedRegistry,
  findWayBack,
  goLive,
  lastGoodFile,
  NotTaken,
  NoWayBack,
  RefusedRelease,
  rollback,
  switchTo,
} from '../libs/federation/src/release/index.ts';
import { REMOTE_NAMES } from '../libs/contracts/src/remote.ts';
import { nx } from './nx.ts';
import { PlainProblem, prepare, refusalOf, remotesDir } from './shop.ts';
import { run, step } from './steps.ts';

/** `npm run release -- mf-search` builds, publishes and switches; `npm run rollback -- mf-search` goes back. */
const [command = 'release', name = ''] = process.argv.slice(2);

const SAID = {
  'serves it': 'The running shell serves it.',
  'no shell': 'No shell is running; the next one takes it.',
  'no answer': 'The running shell does not answer; it takes it when it is started again.',
} as const;

/** Says in one sentence what a person can put right. */
function plain(error: unknown): unknown {
  if (error instanceof DamagedRegistry) {
    return new PlainProblem(
      `${error.message}. Nothing was changed. Put back a copy; ${lastGoodFile(remotesDir)} has what was live last.`,
    );
  }
  const isKnown = [NotTaken, RefusedRelease, NoWayBack].some((known) => error instanceof known);
  return isKnown && error instanceof Error ? new PlainProblem(error.message) : error;
}

/** Prepares a version; returns what makes it live. */
async function prepareChange(): Promise<() => Promise<Switch>> {
  if (command === 'rollback') {
    const { to, passedBy } = await findWayBack(remotesDir, name, (version) => refusalOf(name, version));
    for (const sentence of passedBy) process.stdout.write(`${sentence}\n`);
    return () => rollback(remotesDir, name, to);
  }
  await step(`building ${name}`, () => nx(['build', name]));
  const version = await step('publishing and rehearsing', () => prepare(name));
  return () => switchTo(remotesDir, name, version);
}

async function main(): Promise<void> {
  const change = await prepareChange();
  const ask = () => askShell(`http://localhost:${process.env.PORT ?? 4200}`, name);
  const { done, shell } = await goLive({ remotesDir, change, ask });
  const { version, previous } = done.now;
  const before = previous[0] ? ` Before it: ${previous[0]}.` : '';
  process.stdout.write(`${name}@${version} is live. ${SAID[shell]}${before}\n`);
}

await run(async () => {
  if (!(REMOTE_NAMES as readonly string[]).includes(name)) {
    throw new PlainProblem(`Which remote? Say one of: ${REMOTE_NAMES.join(', ')}.`);
  }
  await main().catch((error: unknown) => {
    throw plain(error);
  });
});
