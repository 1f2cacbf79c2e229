import type { Desk } from '../../libs/federation/src/release/index.ts';
import { PlainProblem } from '../shop.ts';
import type { Options } from './options.ts';

/** What a command found out or did: for people, and for programs. */
export interface Outcome {
  text: string;
  json: unknown;
}

/** A command about releases. */
export type Command = (desk: Desk, options: Options) => Promise<Outcome>;

/** Where the shell of this machine answers. */
export const SHOP = (): string => `http://localhost:${process.env.PORT ?? 4200}`;

/** The remotes, or the shell, that a command is about, of these. Throws a PlainProblem for none, and for one that there is not. */
export function partsIn({ words }: Options, known: readonly string[]): [string, ...string[]] {
  const [first, ...others] = words;
  if (first && words.every((name) => known.includes(name))) return [first, ...others];
  throw new PlainProblem(`Which one? Say one or more of: ${known.join(', ')}.`);
}
