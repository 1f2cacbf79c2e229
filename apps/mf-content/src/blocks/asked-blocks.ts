import type { AskedBlocks } from '@weefsel/api-clients';
import * as v from 'valibot';
import { blockSources, type BlockSources } from './block-sources';

/** Query parts of blocks with references. Blocks with the same projection share one part. */
function partsOf(sources: BlockSources): string[] {
  const types = new Map<string, string[]>();
  for (const [type, { reading }] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (reading.query) types.set(reading.query, [...(types.get(reading.query) ?? []), `"${type}"`]);
  return [...types]
    .sort(([, a], [, b]) => a.length - b.length)
    .map(([query, names]) =>
      names.length > 1
        ? `_type in [${names.join(', ')}] => ${query}`
        : `_type == ${names.join()} => ${query}`,
    );
}

async function ask(): Promise<AskedBlocks> {
  const sources = await blockSources();
  const shapes = [...sources.values()].map(({ reading }) => reading.shape);
  return { shape: v.variant('_type', shapes), parts: partsOf(sources) };
}

let asked: Promise<AskedBlocks> | undefined;

/** The query parts and the wire shapes of all blocks. */
export const askedBlocks = (): Promise<AskedBlocks> => (asked ??= ask());
