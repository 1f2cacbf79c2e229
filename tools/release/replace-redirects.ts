import { readFile } from 'node:fs/promises';
import type { RedirectRules } from '../../libs/contracts/src/redirect-rules.ts';
import {
  askShell,
  rollOut,
  setRedirects,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { PlainProblem } from '../shop.ts';
import { shellSentence } from './switch-channel.ts';

/** Form of the file, for messages. */
export const MOVES_FORM = '{ "/nl/oud/": { "to": "/nl/nieuw/" } }';

/** Reads redirects from a file. Throws a PlainProblem for a missing file, and for other content. */
async function rulesIn(file: string): Promise<RedirectRules> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new PlainProblem(`The file ${file} cannot be read (${error.code}). Nothing was changed.`);
  });
  let rules: unknown;
  try {
    rules = JSON.parse(text);
  } catch {
    throw new PlainProblem(`The file ${file} is not valid JSON. Nothing was changed.`);
  }
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules))
    throw new PlainProblem(`The file ${file} holds no moves such as ${MOVES_FORM}. Nothing was changed.`);
  return rules as RedirectRules;
}

/**
 * Replaces the released redirects by those of a file, and waits for the shell at an address.
 * Returns the result as text. Throws a NotLoaded.
 */
export async function replaceRedirects(
  releaseStore: ReleaseStore,
  file: string,
  origin: string,
): Promise<string> {
  const rules = await rulesIn(file);
  const { done, shell } = await rollOut({
    releaseStore,
    change: () => setRedirects(releaseStore, rules),
    ask: () => askShell(origin),
  });
  const count = Object.keys(rules).length;
  const moves = count === 1 ? '1 move is live' : `${count} moves are live`;
  return shell === 'serves it'
    ? `${moves}.`
    : `${moves} with the composition ${done.now.id}. ${shellSentence(done, shell, origin)}`;
}
