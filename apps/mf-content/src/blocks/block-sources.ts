import type { AnyReading } from './block-kind';
import { blockLists, type ChunkName } from './block-lists';

interface BlockSource {
  reading: AnyReading;
  /** The chunk with its view. */
  chunk: ChunkName;
}

/** Reading of each block, by its type. */
export type BlockSources = ReadonlyMap<string, BlockSource>;

const CHUNKS = Object.keys(blockLists) as ChunkName[];

async function sourcesIn(chunk: ChunkName): Promise<[string, BlockSource][]> {
  const kinds: Record<string, { read: () => Promise<{ reading: AnyReading }> }> = await blockLists[chunk]();
  return Promise.all(
    Object.entries(kinds).map(async ([type, { read }]) => [type, { chunk, reading: (await read()).reading }]),
  );
}

let known: Promise<BlockSources> | undefined;

/** Readings of all blocks in the lists. Called on servers only: browsers get props. */
export const blockSources = (): Promise<BlockSources> =>
  (known ??= Promise.all(CHUNKS.map(sourcesIn)).then((sources) => new Map(sources.flat())));

/** Chunks of these blocks, without duplicates and always in the same order. */
export const chunksFor = (sources: BlockSources, blocks: readonly { type: string }[]): ChunkName[] =>
  [...new Set(blocks.flatMap(({ type }) => sources.get(type)?.chunk ?? []))].toSorted();
