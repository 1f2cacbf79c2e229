import './compile-cache.ts';
import { DAILY, GROUPS, MODULES } from './commands.ts';
import { asksHelp, overview, suggestion } from './flags.ts';
import { isReleaseCommand, USAGES } from './release/usages.ts';
import { asksVersion, versionLine } from './version.ts';

// `help rollback` is `rollback --help`.
if (process.argv[2] === 'help' && process.argv[3])
  process.argv.splice(2, Infinity, process.argv[3], '--help');

const [name] = process.argv.slice(2);
if (name === undefined || name === 'help' || asksHelp([name])) {
  process.stdout.write(`${overview(GROUPS)}\n${DAILY}\n`);
} else if (asksVersion(name)) {
  process.stdout.write(versionLine());
} else if (isReleaseCommand(name)) {
  await import('./release/release.ts');
} else if (MODULES[name]) {
  // Tools read their own arguments.
  process.argv.splice(1, 2, MODULES[name]);
  await import(`./${MODULES[name]}`);
} else {
  const known = [...Object.keys(USAGES), ...Object.keys(MODULES)];
  process.stderr.write(`"${name}" is no command.${suggestion(name, known)} npx weefsel --help lists all.\n`);
  process.exit(1);
}
