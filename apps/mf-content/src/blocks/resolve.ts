import { shareOf } from '@weefsel/api-clients';
import type { RawBlock, ResolveContext } from './block-context';
import type { BlockSources } from './block-sources';

/** Longest wait for a block's own data, in ms: blocks can be shown without it. */
const GATHERED_MS = 2500;

interface Resolved {
  answers: ReadonlyMap<RawBlock, unknown>;
  /** The last failure while loading a block's own data. */
  failure?: unknown;
}

/** Loads the blocks' own data in parallel. A failure is logged, and its block shown without data. */
export async function resolve(
  sources: BlockSources,
  blocks: readonly RawBlock[],
  { warn, ...context }: ResolveContext & { warn: (message: string) => void },
): Promise<Resolved> {
  let failure: unknown;
  const asking = { ...context, signal: shareOf(context, GATHERED_MS) };
  const answers = blocks.map(async (block): Promise<[RawBlock, unknown][]> => {
    try {
      const asked = sources.get(block._type)?.reading.resolve?.(block, asking);
      return asked ? [[block, await asked]] : [];
    } catch (error) {
      context.signal.throwIfAborted();
      failure = error;
      warn(`Block "${block._key}" (${block._type}) is shown without what it asked for: ${String(error)}`);
      return [];
    }
  });
  const known = new Map((await Promise.all(answers)).flat());
  return { answers: known, ...(failure !== undefined && { failure }) };
}
