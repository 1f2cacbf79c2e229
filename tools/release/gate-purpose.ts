import { resolve } from 'node:path';
import {
  openGate,
  rememberedCompiler,
  type GateOptions,
} from '../../libs/federation/src/releases/gate/index.ts';
import {
  publishedRelease,
  readCurrent,
  RefusedRelease,
  withReleased,
  type ReleaseStore,
  type Purpose,
} from '../../libs/federation/src/releases/release/index.ts';
import { folderFiles } from '../../libs/federation/src/releases/store/index.ts';
import { ROOT } from '../../libs/federation/src/build/workspace/index.ts';
import { builtShell } from '../shop.ts';
import { whyOf, type Options } from './options.ts';
import { shellOf } from './shell-of.ts';

/** Purpose of a move, without the name of its command. */
export type SwitchPurpose = Omit<Purpose, 'what'>;

const pairs = folderFiles(resolve(ROOT, 'node_modules/.cache/weefsel/compiled-pairs'));

/** The compiler with its earlier answers on this machine. */
const compiler = rememberedCompiler({
  ...pairs,
  create: (path, answer) =>
    pairs.create(path, answer).catch((error: unknown) => {
      process.stderr.write(`The compiler's answer is not remembered: ${String(error)}\n`);
      return false;
    }),
});

/** Purpose of a move: reason, channel and gate. `target`: id of the composition to move to. */
export async function purposeOf(
  releaseStore: ReleaseStore,
  options: Options,
  { target, ...rules }: Pick<GateOptions, 'mayGo' | 'compiles'> & { target?: string | undefined } = {
    mayGo: options.without,
  },
): Promise<SwitchPurpose> {
  const gate = openGate({
    files: releaseStore.files,
    shell: await shellOf(releaseStore, options.channel, target),
    compiler,
    ...rules,
  });
  const why = whyOf(options);
  return { channel: options.channel, gate, ...(why && { why }) };
}

/** Reason why a version of a remote does not fit the channel's current composition; undefined when it fits. */
export async function misfitOf(
  releaseStore: ReleaseStore,
  { channel, gate }: SwitchPurpose,
  name: string,
  version: string,
): Promise<string | undefined> {
  const current = (await readCurrent(releaseStore, channel))?.composition;
  const release = await publishedRelease(releaseStore, name, version);
  const next = withReleased(current ?? { remotes: {} }, name, release);
  const reasons = await gate?.(next, current);
  return reasons?.join(' ') || undefined;
}

/** Throws a RefusedRelease when the locally built shell does not fit the channel's composition. */
export async function requireFit(releaseStore: ReleaseStore, options: Options): Promise<void> {
  const current = await readCurrent(releaseStore, options.channel);
  const gate = openGate({ files: releaseStore.files, shell: await builtShell(), mayGo: 'any', compiler });
  const { remotes } = current?.composition ?? { remotes: {} };
  const reasons = await gate({ remotes }, undefined);
  if (reasons.length > 0) throw new RefusedRelease(`Do not start the built shell. ${reasons.join(' ')}`);
}
