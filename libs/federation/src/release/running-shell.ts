import * as v from 'valibot';
import { SHELL } from '../composition/index.ts';

/** What the shell on this machine says: the versions that it serves, by remote, and its own build as that of `shell`. */
export type Word =
  | 'no shell'
  | 'no answer'
  | {
      serves: Record<string, string>;
      /** Why it does not run the build of the shell that is to be live. */
      shellProblem?: { build: string; why: string };
    };

/** Longest wait for its answer, in ms. */
const PATIENCE_MS = 2000;

const healthSchema = v.object({
  remotes: v.record(v.string(), v.string()),
  shell: v.exactOptional(v.string()),
  shellProblem: v.exactOptional(v.object({ build: v.string(), why: v.string() })),
});

/** `fetch` says why it failed in the cause of its error. */
const isNobody = (error: unknown): boolean =>
  (error as { cause?: NodeJS.ErrnoException }).cause?.code === 'ECONNREFUSED';

/** Asks a shell which versions it serves. What answers in another way than a shell is none. */
export async function askShell(origin: string): Promise<Word> {
  try {
    const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const health = v.safeParse(healthSchema, await answer.json().catch(() => undefined));
    if (!health.success) return 'no shell';
    const { remotes, shell, shellProblem } = health.output;
    return {
      serves: { ...remotes, ...(shell && { [SHELL]: shell }) },
      ...(shellProblem && { shellProblem }),
    };
  } catch (error) {
    return isNobody(error) ? 'no shell' : 'no answer';
  }
}
