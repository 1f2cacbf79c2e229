import { spawnSync } from 'node:child_process';
import process from 'node:process';
import './installed.mjs';

// Runs a target of all projects: `node tools/run-many.mjs lint-all`. nx would give `-h` to the targets.
const [target, ...rest] = process.argv.slice(2);
const args = rest.map((word) => (word === '-h' ? '--help' : word));
const { status } = spawnSync('nx', ['run-many', '-t', target, ...args], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
