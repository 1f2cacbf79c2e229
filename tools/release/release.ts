import { dataDir, deskIn } from '../shop.ts';
import { run } from '../steps.ts';
import { commands } from './commands.ts';
import { bisectCommand, fits, release } from './in-workspace.ts';
import { runCommand } from './run-command.ts';

/** `npx weefsel release mf-search`, and the other release commands; all are documented in docs/deploying.md. */
await run(() =>
  runCommand({ ...commands, release, fits, bisect: bisectCommand }, process.argv.slice(2), () =>
    deskIn(dataDir),
  ),
);
