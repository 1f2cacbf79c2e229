/** A frame of a remote's server bundle: `at load (mf-search@1a2b/server.cjs:12:3)`. */
const FRAME = /\b(mf-[a-z-]+@[\w-]+)\/server\.cjs/;

/** The remote, as `mf-search@1a2b`, of the topmost frame of a stack that is a remote's. */
export const remoteIn = (stack: string): string | undefined => FRAME.exec(stack)?.[1];

/** A remote is blamed when at least this part of the stacks names it; the others may be of what it calls. */
const MOSTLY = 0.6;

/** The remote that most stacks of a process name, with one such stack; no remote when two are named, or too few stacks name one. */
export function blamed(samples: readonly string[][]): { remote?: string; stack: string[] } {
  const found = samples.map((stack) => ({ remote: remoteIn(stack.join('\n')), stack }));
  const guilty = found.filter(({ remote }) => remote !== undefined);
  const [first] = guilty;
  const isSure =
    new Set(guilty.map(({ remote }) => remote)).size === 1 && guilty.length >= MOSTLY * found.length;
  return isSure && first?.remote ? { remote: first.remote, stack: first.stack } : { stack: samples[0] ?? [] };
}
