#!/usr/bin/env node
import type { Desk } from '../../libs/federation/src/release/index.ts';
import { NoKey } from '../../libs/federation/src/composition/index.ts';
import { dataDir, deskIn, PlainProblem } from '../shop.ts';
import { run, step } from '../steps.ts';
import { buildHere } from './build-here.ts';
import { commands } from './commands.ts';
import { initHere } from './init-here.ts';
import { runCommand } from './run-command.ts';

/** Settings that a separate repository needs to find the shop and its trusted keys. */
const NEEDED = {
  RELEASE_STORE: 'where releases are kept',
  RELEASE_TRUSTED_KEYS: 'the public keys of those who run the shop',
};

/** Store of the shop for users without its workspace. Never generates values that the shop's operator has to supply. */
function deskElsewhere(): Desk {
  const missing = Object.entries(NEEDED).filter(([name]) => !process.env[name]);
  if (missing.length > 0)
    throw new PlainProblem(missing.map(([name, what]) => `Set ${name}: ${what}.`).join(' '));
  const desk = deskIn(dataDir);
  if (process.env.RELEASE_KEY) return desk;
  return {
    ...desk,
    key: () => Promise.reject(new NoKey('Set RELEASE_KEY: the key that who runs the shop gave you.')),
  };
}

/**
 * `weefsel init`, `weefsel build`, `weefsel publish dist/`: commands for a separate repository, and all release
 * commands.
 */
await run(async () => {
  const [name, ...line] = process.argv.slice(2);
  if (name === 'init') process.stdout.write(`${(await initHere(line)).join('\n')}\n`);
  else if (name === 'build') await step('building', buildHere, { minutes: 15 });
  else if (name) await runCommand(commands, [name, ...line], deskElsewhere);
  else throw new PlainProblem(`Say what to do: ${['init', 'build', ...Object.keys(commands)].join(', ')}.`);
});
