import type { ReleaseStore } from '../../libs/federation/src/releases/release/index.ts';
import { IS_PACKED } from '../../libs/federation/src/build/workspace/index.ts';
import { unknownRemote } from '../flags.ts';
import { originOf, PlainProblem } from '../shop.ts';
import type { Options } from './options.ts';

/** Result of a command: as text, and as JSON for programs. */
export interface Outcome {
  text: string;
  json: unknown;
  /** True when the command did its work and found a fault: it ends with 1. */
  hasFault?: boolean;
}

export type Command = (releaseStore: ReleaseStore, options: Options) => Promise<Outcome>;

/** A command whose module is loaded when it runs: some need a compiler or a browser. */
export const loaded =
  (load: () => Promise<Command>): Command =>
  async (releaseStore, options) =>
    (await load())(releaseStore, options);

/** Address of the shell: the given one, else the local one. Without a workspace, the shop's own. Throws a PlainProblem. */
export function SHOP({ shop }: Pick<Options, 'shop'>): string {
  if (shop !== undefined) return originOf(shop, '--shop');
  const { SHOP_ORIGIN, PORT = 4200 } = process.env;
  return IS_PACKED && SHOP_ORIGIN ? originOf(SHOP_ORIGIN, 'SHOP_ORIGIN') : `http://localhost:${PORT}`;
}

/** Parts named by a command, checked against the known ones. Throws a PlainProblem for none, or an unknown one. */
export function partsIn({ words }: Options, known: readonly string[]): [string, ...string[]] {
  const [first, ...others] = words;
  const list = known.join(', ') || 'none, as nothing is released';
  if (!first) throw new PlainProblem(`Which one? Say one or more of: ${list}.`);
  const unknown = words.find((name) => !known.includes(name));
  if (unknown) throw new PlainProblem(unknownRemote(unknown, known, list));
  return [first, ...others];
}
