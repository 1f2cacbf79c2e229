import type { Command } from './command.ts';
import { keyCommand } from './keys.ts';
import { diff, history, status } from './looking.ts';
import { promoteCommand, removeCommand } from './moving.ts';
import { publishCommand } from './publishing.ts';
import { rehearseCommand } from './rehearsing.ts';
import { rollbackCommand } from './rolling-back.ts';
import { canaryCommand, collectCommand, preview, quarantineCommand } from './tending.ts';

/** Release commands by name: those of the packed command line, also available in the workspace. */
export const commands: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  rollback: rollbackCommand,
  remove: removeCommand,
  promote: promoteCommand,
  rehearse: rehearseCommand,
  quarantine: quarantineCommand,
  preview,
  canary: canaryCommand,
  history,
  diff,
  status,
  collect: collectCommand,
  key: keyCommand,
};
