#!/usr/bin/env node
import type { ReleaseStore } from '../../libs/federation/src/releases/release/index.ts';
import { channelNames, NoKey } from '../../libs/federation/src/releases/composition/index.ts';
import { asksHelp, helpText, overview, parseLine, suggestion, WrongArguments, type Help } from '../flags.ts';
import { dataDir, releaseStoreIn, PlainProblem } from '../shop.ts';
import { run, step } from '../steps.ts';
import { asksVersion, versionLine } from '../version.ts';
import { commands } from './commands.ts';
import type { Options } from './options.ts';
import { runCommand } from './run-command.ts';
import { missingSettings } from './team-settings.ts';
import { isReleaseCommand, releaseGroups, type ReleaseCommand } from './usages.ts';
import { noChannels } from './sentences.ts';

/** Store of the shop for users without its workspace. Never generates values that the shop's operator has to supply. */
async function releaseStoreElsewhere(command: ReleaseCommand, options: Options): Promise<ReleaseStore> {
  const missing = missingSettings(command, options);
  if (missing) throw new PlainProblem(missing);
  const releaseStore = releaseStoreIn(dataDir);
  if ((await channelNames(releaseStore.pointers)).length === 0) {
    releaseStore.close();
    throw new PlainProblem(noChannels());
  }
  if (process.env.RELEASE_KEY) return releaseStore;
  return {
    ...releaseStore,
    key: () => Promise.reject(new NoKey('Set RELEASE_KEY: the key from the shop’s operator.')),
  };
}

const INIT = {
  usage: 'weefsel init <name> --path <pattern>',
  about: 'Writes a remote with one page into this repository.',
  options: { '--path <pattern>': 'address of the page: /nl/winkels/' },
  examples: ['npx weefsel init stores --path /nl/winkels/', 'npx weefsel init city --path /nl/winkels/:city'],
} satisfies Help;

const BUILD = {
  usage: 'weefsel build',
  about: 'Compiles, checks and builds the remote of this repository into dist/.',
  examples: ['npx weefsel build', 'npx weefsel build && npx weefsel publish dist/'],
} satisfies Help;

const SERVE = {
  usage: 'weefsel serve --against <url>',
  about:
    'Shows a shop on this machine, with the remote of this repository in it. Each change reloads the page.',
  options: {
    '--against <url>': 'address of the shop, by default SHOP_ORIGIN',
    'PORT=4200': 'port on this machine, a setting',
  },
  examples: ['npx weefsel serve --against https://shop.example', 'PORT=4210 npx weefsel serve'],
} satisfies Help;

const own: Readonly<Record<string, { help: Help; run: (line: readonly string[]) => Promise<void> }>> = {
  init: {
    help: INIT,
    run: async (line) => {
      const { initHere } = await import('./init-here.ts');
      process.stdout.write(`${(await initHere(line, INIT)).join('\n')}\n`);
    },
  },
  build: {
    help: BUILD,
    run: async (line) => {
      parseLine(BUILD, { args: [...line] });
      const { buildHere } = await import('./build-here.ts');
      await step('building', buildHere, { minutes: 15 });
    },
  },
  serve: {
    help: SERVE,
    run: async (line) => (await import('./serve-here.ts')).serveHere(line, SERVE),
  },
};

const GROUPS = {
  Develop: Object.fromEntries(Object.entries(own).map(([name, { help }]) => [name, help.about])),
  ...releaseGroups(Object.keys(commands).filter(isReleaseCommand)),
};

/** The command line of a separate repository: its own commands and those for releases. */
await run(async () => {
  const [name, ...line] = process.argv.slice(2);
  if (name === undefined || name === 'help' || asksHelp([name]))
    return void process.stdout.write(`${overview(GROUPS)}\n`);
  if (asksVersion(name)) return void process.stdout.write(versionLine());
  const command = own[name];
  const known = [...Object.keys(own), ...Object.keys(commands)];
  if (!command && suggestion(name, [...known, 'release']).endsWith(' release?'))
    throw new PlainProblem(`"${name}" is no command here. Did you mean publish?`);
  if (!command) return runCommand(commands, [name, ...line], releaseStoreElsewhere, known);
  if (asksHelp(line)) return void process.stdout.write(`${helpText(command.help)}\n`);
  return command.run(line).catch((error: unknown) => {
    throw error instanceof WrongArguments ? new PlainProblem(error.message) : error;
  });
});
