import { BadStoreSetting, StoreAway, StoreUnusable } from '../../libs/federation/src/releases/store/index.ts';
import { BeyondScope, DamagedDocument, NoKey } from '../../libs/federation/src/releases/composition/index.ts';
import {
  CanaryRefused,
  GrantRefused,
  NoEarlier,
  NotLoaded,
  NoRollbackTarget,
  RefusedRelease,
  TooBusy,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { PlainProblem } from '../shop.ts';
import type { Command } from './command.ts';
import { NoCounts } from './counts.ts';
import { noteRefusal } from './note-refusal.ts';
import { BrokenHistory, FirstIsBad, LastIsGood } from '../../libs/federation/src/releases/bisect/index.ts';
import { repeatOutput } from './repeat-output.ts';
import { requireAnyChannel } from './require-channel.ts';
import { asksHelp, helpText, suggestion } from '../flags.ts';
import { readOptions, type Options } from './options.ts';
import { helpOf, isReleaseCommand, type ReleaseCommand } from './usages.ts';

/** Errors that the user can fix. */
const KNOWN = [
  BrokenHistory,
  FirstIsBad,
  LastIsGood,
  BadStoreSetting,
  CanaryRefused,
  GrantRefused,
  StoreAway,
  StoreUnusable,
  DamagedDocument,
  NoCounts,
  NoKey,
  NotLoaded,
  RefusedRelease,
  NoEarlier,
  NoRollbackTarget,
  TooBusy,
];

const isRefusal = (error: unknown): error is Error =>
  [RefusedRelease, NotLoaded, BeyondScope].some((refused) => error instanceof refused);

/** Errors of a folder that is full, or not writable. */
const OF_FOLDER = ['EACCES', 'EDQUOT', 'ENOSPC', 'EPERM', 'EROFS'];

/** Reduces an error that the user can fix to one sentence. */
function plain(error: unknown): unknown {
  const { code = '', message } = Object(error) as NodeJS.ErrnoException;
  if (OF_FOLDER.includes(code))
    return new PlainProblem(
      `${message}. The release store and DATA_DIR must be writable and have free space. npx weefsel status shows the live versions.`,
    );
  const isKnown = KNOWN.some((known) => error instanceof known);
  return isKnown && error instanceof Error ? new PlainProblem(error.message) : error;
}

/** Commands with wrong answers for a store that is away. `status` and `history` name it themselves. */
const OF_CHANNELS: readonly ReleaseCommand[] = [
  'bisect',
  'canary',
  'collect',
  'diff',
  'preview',
  'promote',
  'quarantine',
  'rehearse',
  'remove',
  'rollback',
];

/** False for commands that can be the first of a store, and for the one that restores a lost channel. */
function needsChannel(name: ReleaseCommand, { words: [word], to }: Options): boolean {
  if (name === 'key') return !word || word === 'revoke';
  return OF_CHANNELS.includes(name) && word !== 'watch' && !(name === 'rollback' && to);
}

type Open = (command: ReleaseCommand, options: Options) => ReleaseStore | Promise<ReleaseStore>;

/** Opens the store; wrong settings of it are the user's to fix. */
async function opened(open: () => ReleaseStore | Promise<ReleaseStore>): Promise<ReleaseStore> {
  try {
    return await open();
  } catch (error) {
    throw plain(error);
  }
}

/**
 * Runs the command named first in the line. Throws a PlainProblem for errors that the user can fix.
 *
 * @param known names to suggest for an unknown one
 */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  [name = 'status', ...line]: readonly string[],
  open: Open,
  known: readonly string[] = Object.keys(commands),
): Promise<void> {
  const command = commands[name];
  if (!command || !isReleaseCommand(name))
    throw new PlainProblem(`"${name}" is no command.${suggestion(name, known)}`);
  if (asksHelp(line)) return void process.stdout.write(`${helpText(helpOf(name))}\n`);
  const options = readOptions(line, name);
  const releaseStore = await opened(() => open(name, options));
  const say = async () => {
    if (needsChannel(name, options)) await requireAnyChannel(releaseStore);
    const { json, text, hasFault } = await command(releaseStore, options);
    if (hasFault) process.exitCode = 1;
    return options.json ? `${JSON.stringify(json, null, 2)}\n` : `${text.trim()}\n`;
  };
  await (options.watch ? repeatOutput(say) : say().then((said) => process.stdout.write(said)))
    .catch(async (error: unknown) => {
      if (isRefusal(error))
        await noteRefusal(releaseStore, [name, ...options.words].join(' '), options, error);
      // A store that is away knows no team's key.
      if (error instanceof GrantRefused) await requireAnyChannel(releaseStore);
      throw plain(error);
    })
    .finally(() => releaseStore.close());
}
