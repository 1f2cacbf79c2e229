import type { Command } from './command.ts';
import { diff, history, status } from './looking.ts';
import { fits, promoteCommand, release, removeCommand, rollbackCommand } from './moving.ts';
import { rehearseCommand } from './rehearsing.ts';
import { bisectCommand, canaryCommand, collectCommand, preview, quarantineCommand } from './tending.ts';

/** The commands about releases, by name. */
export const commands: Readonly<Record<string, Command>> = {
  release,
  rollback: rollbackCommand,
  remove: removeCommand,
  promote: promoteCommand,
  quarantine: quarantineCommand,
  preview,
  rehearse: rehearseCommand,
  bisect: bisectCommand,
  fits,
  canary: canaryCommand,
  history,
  diff,
  status,
  collect: collectCommand,
};
