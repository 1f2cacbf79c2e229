import { spawnSync } from 'node:child_process';
import process from 'node:process';
import './installed.mjs';

// Runs a target of all projects, or of those named: `node tools/run-many.mjs lint-all mf-search`. nx would give `-h`
// to the targets.
const [target, ...rest] = process.argv.slice(2);
const projects = rest.filter((word) => !word.startsWith('-'));
const args = rest.filter((word) => word.startsWith('-')).map((word) => (word === '-h' ? '--help' : word));
const what =
  projects.length > 0 ? [target.replace(/-all$/, ''), `--projects=${projects.join(',')}`] : [target];
const { status } = spawnSync('nx', ['run-many', '-t', ...what, ...args], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
