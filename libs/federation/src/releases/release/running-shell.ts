import * as v from 'valibot';
import { SHELL } from '../composition/index.ts';

/** The running shell's answer: versions served by remote, including its own build as `shell`. */
export type ShellStatus =
  | 'no shell'
  | 'no answer'
  | {
      serves: Record<string, string>;
      /** Its composition; absent while its processes differ, or before the first one. */
      composition?: string;
      /** Remotes of it that are not served: in quarantine, or not loaded. */
      amiss?: readonly string[];
      /** Reason why it does not run the intended build of the shell. */
      shellProblem?: { build: string; why: string };
    };

/** Time limit for its answer, in ms. */
const TIMEOUT_MS = 2000;

const healthSchema = v.object({
  remotes: v.record(v.string(), v.string()),
  composition: v.exactOptional(v.string()),
  amiss: v.exactOptional(v.array(v.string())),
  shell: v.exactOptional(v.string()),
  shellProblem: v.exactOptional(v.object({ build: v.string(), why: v.string() })),
});

/** True when no server listens: `fetch` has the reason in the cause of its error. */
const isRefused = (error: unknown): boolean =>
  (error as { cause?: NodeJS.ErrnoException }).cause?.code === 'ECONNREFUSED';

/** Asks a shell for the versions it serves. Any other answer is not from a shell. */
export async function askShell(origin: string): Promise<ShellStatus> {
  try {
    const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const health = v.safeParse(healthSchema, await answer.json().catch(() => undefined));
    if (!health.success) return 'no shell';
    const { remotes, composition, amiss = [], shell, shellProblem } = health.output;
    return {
      serves: { ...remotes, ...(shell && { [SHELL]: shell }) },
      ...(composition && { composition }),
      ...(amiss.length > 0 && { amiss }),
      ...(shellProblem && { shellProblem }),
    };
  } catch (error) {
    return isRefused(error) ? 'no shell' : 'no answer';
  }
}
