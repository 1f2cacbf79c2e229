import * as v from 'valibot';

/** What the shell on this machine says: the versions that it serves, by remote. */
export type Word = 'no shell' | 'no answer' | { serves: Record<string, string> };

/** Longest wait for its answer, in ms. */
const PATIENCE_MS = 2000;

const healthSchema = v.object({ remotes: v.record(v.string(), v.string()) });

/** `fetch` says why it failed in the cause of its error. */
const isNobody = (error: unknown): boolean =>
  (error as { cause?: NodeJS.ErrnoException }).cause?.code === 'ECONNREFUSED';

/** Asks a shell which versions it serves. What answers in another way than a shell is none. */
export async function askShell(origin: string): Promise<Word> {
  try {
    const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const health = v.safeParse(healthSchema, await answer.json().catch(() => undefined));
    return health.success ? { serves: health.output.remotes } : 'no shell';
  } catch (error) {
    return isNobody(error) ? 'no shell' : 'no answer';
  }
}
