import { fork } from 'node:child_process';
import * as v from 'valibot';

export interface Rehearsal {
  /** The shell's bundle that opens one version of a remote and says how that went. */
  bundle: string;
  name: string;
  version: string;
  /** Longest time for all of it, in ms. */
  limitMs?: number;
  /** Memory that it may take up, in MB. */
  memoryMb?: number;
  /** Hears what is worth knowing of a version that nothing speaks against. */
  onNote?: (sentence: string) => void;
  /** Settings of the process beside those of this one. */
  env?: Record<string, string | undefined>;
}

/** What a rehearsing process sends: nothing in `refused` is good. */
export const outcomeSchema = v.object({
  refused: v.nullable(v.string()),
  notes: v.optional(v.array(v.string()), []),
});

function endOf(said: string, memoryMb: number): string {
  if (said.includes('heap out of memory')) return `It takes more than ${memoryMb} MB of memory.`;
  return `It ended the process that opened it. ${said.trim().split('\n').at(-1) ?? ''}`.trim();
}

/**
 * Opens a published version and renders its pages as a server would, in a process of its own with limits on time and memory. Returns why no
 * server should be asked to, as a sentence; undefined when nothing speaks against it.
 */
export function rehearse({
  bundle,
  name,
  version,
  limitMs = 30_000,
  memoryMb = 512,
  onNote,
  env = {},
}: Rehearsal): Promise<string | undefined> {
  const child = fork(bundle, [name, version], {
    env: { NODE_ENV: 'production', ...process.env, ...env },
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => {
    const end = (refused: string | undefined) => {
      clearTimeout(limit);
      child.kill('SIGKILL');
      resolve(refused);
    };
    const limit = setTimeout(
      () => end(`It did not come to an end within ${limitMs / 1000} s: it hangs, or runs in a circle.`),
      limitMs,
    );
    child.once('message', (message) => {
      const outcome = v.safeParse(outcomeSchema, message);
      if (outcome.success && onNote) outcome.output.notes.forEach(onNote);
      end(outcome.success ? (outcome.output.refused ?? undefined) : 'It spoke in the place of its judge.');
    });
    child.once('error', (error) => end(`It could not be opened: ${error.message}.`));
    child.once('close', () => end(endOf(said, memoryMb)));
  });
}
