/** A frame of a remote's server bundle: `at load (mf-search@1a2b/server.cjs:12:3)`. */
const FRAME = /\b(mf-[a-z-]+@[\w-]+)\/server\.cjs/;

/** The remote, as `mf-search@1a2b`, whose code is nearest to the top of a stack. */
export const remoteIn = (stack: string): string | undefined => FRAME.exec(stack)?.[1];

/** The part of the moments at which a process must be found with a remote: the rest is of what that remote calls. */
const MOSTLY = 0.6;

/**
 * The remote that a process was found in again and again, by stacks of different moments, and one of those stacks. Nobody
 * is blamed when it was found with two remotes, or mostly elsewhere.
 */
export function blamed(samples: readonly string[][]): { remote?: string; stack: string[] } {
  const found = samples.map((stack) => ({ remote: remoteIn(stack.join('\n')), stack }));
  const guilty = found.filter(({ remote }) => remote !== undefined);
  const [first] = guilty;
  const isSure =
    new Set(guilty.map(({ remote }) => remote)).size === 1 && guilty.length >= MOSTLY * found.length;
  return isSure && first?.remote ? { remote: first.remote, stack: first.stack } : { stack: samples[0] ?? [] };
}
