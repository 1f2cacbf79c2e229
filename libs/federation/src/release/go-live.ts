import type { RegistryEntry } from './registry.ts';
import type { Word } from './running-shell.ts';
import type { Switch } from './switch.ts';
import { withdraw } from './switch.ts';

/** A running shell could not answer with a version, so the registry does not name it any more. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

export interface GoLive {
  remotesDir: string;
  /** Changes the registry. */
  change: () => Promise<Switch>;
  /** Asks the running shell which version it serves. */
  ask: () => Promise<Word>;
  /** How long it may take the shell, and how long to wait between two questions, in ms. */
  patienceMs?: number;
  pauseMs?: number;
}

/** What is live by the registry, as the end of a sentence. */
export const liveSentence = (name: string, entry: RegistryEntry | undefined): string =>
  entry ? `The registry is as it was: ${name}@${entry.version} is live.` : `No version of ${name} is live.`;

/** Why a version was not taken, by what the shell said at last. */
const reasonOf = (word: Word): string => {
  if (word === 'no shell') return 'ended when it was to take';
  if (word === 'no answer') return 'does not answer any more since it was to take';
  return 'did not take';
};

/**
 * Changes the registry and waits until the running shell answers with the new version. A shell that is not there, or
 * does not answer anyhow, is not waited for: it takes the version when it starts. Throws a NotTaken, with the registry
 * as it was before, when a shell that was well does not take it.
 */
export async function goLive({
  remotesDir,
  change,
  ask,
  patienceMs = 10_000,
  pauseMs = 100,
}: GoLive): Promise<{ done: Switch; shell: 'serves it' | Exclude<Word, object> }> {
  let word = await ask();
  const done = await change();
  if (typeof word === 'string') return { done, shell: word };
  const { name, now } = done;
  const until = Date.now() + patienceMs;
  do {
    word = await ask();
    if (typeof word === 'object' && word.serves === now.version) return { done, shell: 'serves it' };
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  } while (Date.now() < until);
  const entry = await withdraw(remotesDir, done);
  throw new NotTaken(
    `The running shell ${reasonOf(word)} ${name}@${now.version}; its log says why. ${liveSentence(name, entry)}`,
  );
}
