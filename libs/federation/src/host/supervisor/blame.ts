/** A frame of a remote's server bundle: `at load (mf-search@1a2b/server.cjs:12:3)`. */
const FRAME = /\b(mf-[a-z-]+@[\w-]+)\/server\.cjs/;

/** The remote, as `mf-search@1a2b`, of the topmost stack frame that belongs to one. */
export const remoteIn = (stack: string): string | undefined => FRAME.exec(stack)?.[1];

/** Share of the stacks that must name a remote to blame it. The others may be of code that it calls. */
const MOSTLY = 0.6;

/**
 * The remote named by most stacks of a process, with one such stack.
 * No remote when two are named, or too few stacks name one.
 */
export function blamed(samples: readonly string[][]): { remote?: string; stack: string[] } {
  const found = samples.map((stack) => ({ remote: remoteIn(stack.join('\n')), stack }));
  const guilty = found.filter(({ remote }) => remote !== undefined);
  const [first] = guilty;
  const isSure =
    new Set(guilty.map(({ remote }) => remote)).size === 1 && guilty.length >= MOSTLY * found.length;
  return isSure && first?.remote ? { remote: first.remote, stack: first.stack } : { stack: samples[0] ?? [] };
}
