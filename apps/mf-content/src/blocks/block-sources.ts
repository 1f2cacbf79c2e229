import type { AnyReading } from './block-kind';
import { blockLists, type ChunkName } from './block-lists';

interface BlockSource {
  reading: AnyReading;
  /** The chunk that shows it. */
  chunk: ChunkName;
}

/** How each block is read, by its type. */
export type BlockSources = ReadonlyMap<string, BlockSource>;

const CHUNKS = Object.keys(blockLists) as ChunkName[];

async function sourcesIn(chunk: ChunkName): Promise<[string, BlockSource][]> {
  const kinds: Record<string, { read: () => Promise<{ reading: AnyReading }> }> = await blockLists[chunk]();
  return Promise.all(
    Object.entries(kinds).map(async ([type, { read }]) => [type, { chunk, reading: (await read()).reading }]),
  );
}

let known: Promise<BlockSources> | undefined;

/** How each block of the lists is read. Only servers ask: browsers get props. */
export const blockSources = (): Promise<BlockSources> =>
  (known ??= Promise.all(CHUNKS.map(sourcesIn)).then((sources) => new Map(sources.flat())));

/** The chunks that show these blocks, each once and always in the same order. */
export const chunksFor = (sources: BlockSources, blocks: readonly { type: string }[]): ChunkName[] =>
  [...new Set(blocks.flatMap(({ type }) => sources.get(type)?.chunk ?? []))].toSorted();
