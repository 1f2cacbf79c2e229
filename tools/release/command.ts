import type { Desk } from '../../libs/federation/src/release/index.ts';
import { IS_PACKED } from '../../libs/federation/src/bundler/index.ts';
import { PlainProblem } from '../shop.ts';
import type { Options } from './options.ts';

/** What a command found out or did: for people, and for programs. */
export interface Outcome {
  text: string;
  json: unknown;
}

/** A command about releases. */
export type Command = (desk: Desk, options: Options) => Promise<Outcome>;

/** Where a shell answers: the one that is named, else that of this machine; without a workspace, the shop itself. */
export const SHOP = ({ shop }: Pick<Options, 'shop'>): string =>
  (shop ?? (IS_PACKED && process.env.SHOP_ORIGIN)) || `http://localhost:${process.env.PORT ?? 4200}`;

/** The remotes, or the shell, that a command is about, of these. Throws a PlainProblem for none, and for one that there is not. */
export function partsIn({ words }: Options, known: readonly string[]): [string, ...string[]] {
  const [first, ...others] = words;
  if (first && words.every((name) => known.includes(name))) return [first, ...others];
  throw new PlainProblem(`Which one? Say one or more of: ${known.join(', ')}.`);
}
