import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RemoteManifest } from '../../libs/federation/src/bundler/index.ts';
import { SHELL } from '../../libs/federation/src/composition/index.ts';
import type { Desk, ShellOffer } from '../../libs/federation/src/release/index.ts';
import {
  quarantineSentence,
  RefusedRelease,
  startCanary,
  switchAll,
} from '../../libs/federation/src/release/index.ts';
import type { Look } from '../shop.ts';
import { dataDir, PlainProblem, prepare } from '../shop.ts';
import { step } from '../steps.ts';
import { purposeOf } from './at-the-gate.ts';
import type { Command, Outcome } from './command.ts';
import { move } from './move.ts';
import type { Options } from './options.ts';
import { shellOf } from './shell-of.ts';
import { versionLines } from './words.ts';

/** A remote that is built, and the folder with its `browser` and `server`. */
export interface BuiltRemote {
  name: string;
  distDir: string;
}

/** A build of the shell that is in the store, to be released with remotes. */
export interface PublishedShell {
  build: string;
  offer: ShellOffer;
}

/** What a release has besides the builds of remotes: a shell, and who looks at pages with a browser. */
interface ReleaseWith {
  shell?: PublishedShell;
  look?: Look;
}

/** Publishes, rehearses and releases builds, all of them in one step. */
export async function releaseBuilt(
  desk: Desk,
  options: Options,
  built: readonly BuiltRemote[],
  { shell, look }: ReleaseWith = {},
): Promise<Outcome> {
  const remotes: Record<string, string> = {};
  const offer = shell?.offer ?? (await shellOf(desk, options.channel));
  for (const { name, distDir } of built) {
    const version = await step(`publishing and rehearsing ${name}`, () =>
      prepare(name, dataDir, {
        distDir,
        offer,
        mayBeOverBudget: options.overBudget !== undefined,
        channel: options.channel,
        beside: remotes,
        ...(look && { look }),
        onNote: (note) => process.stderr.write(`  ${note}\n`),
      }),
    );
    remotes[name] = version;
  }
  const versions = { ...(shell && { [SHELL]: shell.build }), ...remotes };
  for (const [name, version] of Object.entries(versions)) {
    const out = await quarantineSentence(desk, name, version);
    if (out) throw new RefusedRelease(`${name}@${version} was not released. ${out}`);
  }
  const purpose = await purposeOf(desk, options);
  const { canary: percent, reason: why } = options;
  if (!percent) return move(desk, options, () => switchAll(desk, versions, purpose));
  const done = await startCanary(desk, versions, {
    percent,
    why,
    ...(purpose.gate && { gate: purpose.gate }),
  });
  const text = `${versionLines(done)}The canary ${done.now.id} is shown to ${percent} % of new visits. Who decides: npm run canary -- watch`;
  return { text, json: done };
}

/** The remote that a folder holds the build of. Throws a PlainProblem for any other folder. */
async function builtIn(distDir: string): Promise<BuiltRemote> {
  const file = join(distDir, 'browser/manifest.json');
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (!content)
    throw new PlainProblem(
      `${distDir} holds no built remote: ${file} is missing. Build it first: weefsel build.`,
    );
  return { name: (JSON.parse(content) as RemoteManifest).name, distDir };
}

/** `publish dist/`: releases what is built already, wherever that was. */
export const publishCommand: Command = async (desk, options) => {
  if (options.words.length === 0) throw new PlainProblem('Which folder is the build in? Say publish dist/.');
  const built = await Promise.all(options.words.map((word) => builtIn(resolve(word))));
  return releaseBuilt(desk, options, built);
};
