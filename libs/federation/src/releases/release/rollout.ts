import { LIVE, partOf, readChannel, SHELL } from '../composition/index.ts';
import type { Change } from './update-channel.ts';
import type { ReleaseStore } from './release-store.ts';
import { changedParts } from './differences.ts';
import { quarantineSentence } from './quarantine.ts';
import type { ShellStatus } from './running-shell.ts';
import { pointBack, withdraw } from './release-versions.ts';

/** A running shell could not load a composition, so the channel no longer points to it. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** A channel's release of a remote, as the end of a sentence. */
export function liveSentence(name: string, remote: { version: string } | undefined, channel = LIVE): string {
  const place = channel === LIVE ? 'live' : `in ${channel}`;
  return remote
    ? `Nothing was changed: ${name}@${remote.version} is ${place}.`
    : `No version of ${name} is ${place}.`;
}

/** Factor on the timeout for a build of the shell: its processes are replaced one by one. */
const SHELL_TAKES = 12;

/** Reason why the intended build of the shell does not run; undefined without a known problem. */
async function problemIn(
  releaseStore: ReleaseStore,
  { now }: Change,
  isOfShell: boolean,
  status: ShellStatus,
): Promise<string | undefined> {
  const build = now.composition.shell?.version;
  if (build === undefined) return undefined;
  if (typeof status !== 'string' && status.shellProblem?.build === build) return status.shellProblem.why;
  return isOfShell ? quarantineSentence(releaseStore, SHELL, build) : undefined;
}

/** Reason why a version was not loaded, by the shell's last answer. */
const reasonOf = (status: ShellStatus): string => {
  if (status === 'no shell') return 'ended when it was to take';
  if (status === 'no answer') return 'does not answer any more since it was to take';
  return 'did not take';
};

/** Remotes of a change, and the shell, that are not served as intended yet. */
function notServed({ before, now }: Change, status: ShellStatus): string[] {
  const names = changedParts(before?.composition, now.composition);
  if (typeof status === 'string') return names;
  return names.filter((name) => status.serves[name] !== partOf(now.composition, name)?.version);
}

/**
 * True when the shell serves a change.
 * Without changed versions, compares the composition: the change's own, or a later one of the channel.
 */
async function isServed({ pointers }: ReleaseStore, change: Change, status: ShellStatus): Promise<boolean> {
  const { channel, before, now } = change;
  if (changedParts(before?.composition, now.composition).length > 0)
    return notServed(change, status).length === 0;
  if (typeof status === 'string') return false;
  if (status.composition === now.id) return true;
  const found = await readChannel(pointers, channel);
  return found !== undefined && found.composition === status.composition && found.previous.includes(now.id);
}

/** Undoes a change without other versions, unless the channel was moved since. Returns a sentence. */
async function goBack(releaseStore: ReleaseStore, change: Change): Promise<string> {
  const { channel, before, now } = change;
  const after = await pointBack(releaseStore, { what: `withdraw ${now.id}`, channel }, change);
  return before
    ? `Nothing was changed: the composition ${after.now.id} is live.`
    : 'It stays live, as there is none before it.';
}

/** Outcome of a move; `amiss` has the remotes that the shell does not serve as in the composition. */
export interface RollOut {
  done: Change;
  shell: 'serves it' | Exclude<ShellStatus, object>;
  amiss?: readonly string[];
}

/**
 * Moves a channel and waits until the running shell serves its composition.
 * Does not wait for a shell that does not run or gave no answer before: it loads it at start.
 * When a healthy shell does not load it, moves the channel back and throws a NotLoaded.
 */
export async function rollOut({
  releaseStore,
  change,
  ask,
  timeoutMs = 10_000,
  pauseMs = 100,
}: {
  releaseStore: ReleaseStore;
  /** Moves the channel. */
  change: () => Promise<Change>;
  /** Asks the running shell for the versions it serves. */
  ask: () => Promise<ShellStatus>;
  /** Time limit for the shell, and the pause between two questions, in ms. */
  timeoutMs?: number;
  pauseMs?: number;
}): Promise<RollOut> {
  let status = await ask();
  const done = await change();
  if (typeof status === 'string') return { done, shell: status };
  const isOfShell = changedParts(done.before?.composition, done.now.composition).includes(SHELL);
  const until = Date.now() + timeoutMs * (isOfShell ? SHELL_TAKES : 1);
  let problem: string | undefined;
  do {
    status = await ask();
    if (await isServed(releaseStore, done, status)) {
      const { amiss = [] } = status as Exclude<ShellStatus, string>;
      return { done, shell: 'serves it', amiss };
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    problem = await problemIn(releaseStore, done, isOfShell, status);
    // The former build may still load a remote.
  } while (Date.now() < until && !(problem && isOfShell));
  const said: string[] = problem ? [problem] : [];
  const names = notServed(done, status);
  if (names.length === 0)
    said.push(
      `The running shell ${reasonOf(status)} the composition ${done.now.id}; its log says why. ${await goBack(releaseStore, done)}`,
    );
  for (const name of names) {
    const version = partOf(done.now.composition, name)?.version ?? 'none';
    const remote = await withdraw(releaseStore, name, done);
    said.push(
      `The running shell ${reasonOf(status)} ${name}@${version}; its log says why. ${liveSentence(name, remote)}`,
    );
  }
  throw new NotLoaded(said.join(' '));
}
