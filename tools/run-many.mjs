import { spawnSync } from 'node:child_process';
import process from 'node:process';
import './installed.mjs';

// Runs a target of all projects, or of those named first: `node tools/run-many.mjs lint-all mf-search --fix`. nx would
// give `-h` to the targets.
const [target, ...rest] = process.argv.slice(2);
const options = rest.findIndex((word) => word.startsWith('-'));
const projects = rest.slice(0, options === -1 ? rest.length : options);
const args = rest.slice(projects.length).map((word) => (word === '-h' ? '--help' : word));
const what =
  projects.length > 0 ? [target.replace(/-all$/, ''), `--projects=${projects.join(',')}`] : [target];
const { status } = spawnSync('nx', ['run-many', '-t', ...what, ...args], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
