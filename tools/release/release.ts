import { BadStoreSetting, StoreAway, StoreUnusable } from '../../libs/federation/src/store/index.ts';
import { DamagedDocument, NoKey } from '../../libs/federation/src/composition/index.ts';
import {
  CanaryRefused,
  NoEarlier,
  NotTaken,
  NoWayBack,
  RefusedRelease,
  TooBusy,
} from '../../libs/federation/src/release/index.ts';
import { dataDir, deskIn, PlainProblem } from '../shop.ts';
import { run } from '../steps.ts';
import { commands } from './commands.ts';
import { NoCounts } from './canary.ts';
import { noteRefusal } from './note-refusal.ts';
import { BrokenHistory, FirstIsBad, LastIsGood } from '../../libs/federation/src/bisect/index.ts';
import { again } from './again.ts';
import { readOptions } from './options.ts';

/** `npm run release -- mf-search`, and the other commands about what is live; docs/deploying.md has them all. */
const KNOWN = [
  BrokenHistory,
  FirstIsBad,
  LastIsGood,

  BadStoreSetting,
  CanaryRefused,
  StoreAway,
  StoreUnusable,
  DamagedDocument,
  NoCounts,
  NoKey,
  NotTaken,
  RefusedRelease,
  NoEarlier,
  NoWayBack,
  TooBusy,
];

const isRefusal = (error: unknown): error is Error =>
  error instanceof RefusedRelease || error instanceof NotTaken;

/** Says in one sentence what a person can put right. */
function plain(error: unknown): unknown {
  const isKnown = KNOWN.some((known) => error instanceof known);
  return isKnown && error instanceof Error ? new PlainProblem(error.message) : error;
}

await run(async () => {
  const [name = 'status', ...line] = process.argv.slice(2);
  const command = commands[name];
  if (process.argv.includes('--watch') && name !== 'status')
    throw new PlainProblem('Only status can be watched: npm run status -- --watch.');
  if (!command)
    throw new PlainProblem(`"${name}" is no command. Say one of: ${Object.keys(commands).join(', ')}.`);
  const options = readOptions(line);
  const desk = deskIn(dataDir);
  const say = async () => {
    const { json, text } = await command(desk, options);
    return options.json ? `${JSON.stringify(json, null, 2)}\n` : `${text.trim()}\n`;
  };
  await (options.watch ? again(say) : say().then((said) => process.stdout.write(said)))
    .catch(async (error: unknown) => {
      if (isRefusal(error)) await noteRefusal(desk, [name, ...options.words].join(' '), options, error);
      throw plain(error);
    })
    .finally(() => desk.close());
});
