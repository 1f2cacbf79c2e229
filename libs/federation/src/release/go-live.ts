import { partOf, SHELL } from '../composition/index.ts';
import type { Change } from './change.ts';
import type { Desk } from './desk.ts';
import { changedParts } from './differences.ts';
import { quarantineSentence } from './quarantine.ts';
import type { Word } from './running-shell.ts';
import { withdraw } from './switch.ts';

/** A running shell could not load a composition, so the channel does not point to it any more. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

/** The releases in the live composition, as the end of a sentence. */
export const liveSentence = (name: string, remote: { version: string } | undefined): string =>
  remote ? `Nothing was changed: ${name}@${remote.version} is live.` : `No version of ${name} is live.`;

/** How much longer a build of the shell may take than a remote: its processes are replaced one by one. */
const SHELL_TAKES = 12;

/** Why the intended build of the shell does not run; undefined when nothing is known to be wrong with it. */
async function problemIn(
  desk: Desk,
  { now }: Change,
  isOfShell: boolean,
  word: Word,
): Promise<string | undefined> {
  const build = now.composition.shell?.version;
  if (build === undefined) return undefined;
  if (typeof word !== 'string' && word.shellProblem?.build === build) return word.shellProblem.why;
  return isOfShell ? quarantineSentence(desk, SHELL, build) : undefined;
}

/** Why a version was not loaded, by the shell's last answer. */
const reasonOf = (word: Word): string => {
  if (word === 'no shell') return 'ended when it was to take';
  if (word === 'no answer') return 'does not answer any more since it was to take';
  return 'did not take';
};

/** The remotes of a change, and the shell, that are not served as intended yet. */
function notServed({ before, now }: Change, word: Word): string[] {
  const names = changedParts(before?.composition, now.composition);
  if (typeof word === 'string') return names;
  return names.filter((name) => word.serves[name] !== partOf(now.composition, name)?.version);
}

/**
 * Moves a channel and waits until the running shell serves its composition. A shell that does not run, or did not answer
 * before, is not waited for: it loads it when it starts. When a healthy shell does not load it, the channel is moved back
 * and a NotTaken thrown.
 */
export async function goLive({
  desk,
  change,
  ask,
  patienceMs = 10_000,
  pauseMs = 100,
}: {
  desk: Desk;
  /** Moves the channel. */
  change: () => Promise<Change>;
  /** Asks the running shell which versions it serves. */
  ask: () => Promise<Word>;
  /** How long the shell may take, and the pause between two questions, in ms. */
  patienceMs?: number;
  pauseMs?: number;
}): Promise<{ done: Change; shell: 'serves it' | Exclude<Word, object> }> {
  let word = await ask();
  const done = await change();
  if (typeof word === 'string') return { done, shell: word };
  const isOfShell = changedParts(done.before?.composition, done.now.composition).includes(SHELL);
  const until = Date.now() + patienceMs * (isOfShell ? SHELL_TAKES : 1);
  let problem: string | undefined;
  do {
    word = await ask();
    if (notServed(done, word).length === 0) return { done, shell: 'serves it' };
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    problem = await problemIn(desk, done, isOfShell, word);
    // A remote may be taken by the build before all the same.
  } while (Date.now() < until && !(problem && isOfShell));
  const said: string[] = problem ? [problem] : [];
  for (const name of notServed(done, word)) {
    const version = partOf(done.now.composition, name)?.version ?? 'none';
    const remote = await withdraw(desk, name, done);
    said.push(
      `The running shell ${reasonOf(word)} ${name}@${version}; its log says why. ${liveSentence(name, remote)}`,
    );
  }
  throw new NotTaken(said.join(' '));
}
