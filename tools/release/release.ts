import { dataDir, releaseStoreIn } from '../shop.ts';
import { run } from '../steps.ts';
import { loaded, type Command } from './command.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

/** Commands that build apps of this workspace, or run its shell. */
const ofWorkspace: Readonly<Record<string, Command>> = {
  release: loaded(async () => (await import('./in-workspace.ts')).release),
  fits: loaded(async () => (await import('./in-workspace.ts')).fits),
  bisect: loaded(async () => (await import('./in-workspace.ts')).bisectCommand),
};

/** `npx weefsel release mf-search`, and the other release commands; all are documented in docs/deploying.md. */
await run(() =>
  runCommand({ ...commands, ...ofWorkspace }, process.argv.slice(2), () => releaseStoreIn(dataDir)),
);
